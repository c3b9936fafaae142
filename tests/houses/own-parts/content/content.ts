import { defineContent } from 'openfoyer/content'
import { work } from '../resources/work.ts'

const home = { title: 'Kiln', path: '', modules: [] }

export default defineContent({
  async fill(desk) {
    await desk.page({ languages: { de: home, en: home } })
    await desk.add(work, [
      { title: { de: 'Erdbeben', en: 'Earthquake' }, composer: 'Ida Quint', minutes: 12, notes: 'Zu laut' },
    ])
  },
})
