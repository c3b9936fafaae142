import { defineResource } from '../../saving/resource.ts'
import { series } from './series-subject.ts'

defineResource({
  subject: series,
  strings: { one: { de: 'Reihe', en: 'Series' }, many: { de: 'Reihen', en: 'Series' } },
  help: {
    brand: {
      de: 'So sehen die Seiten der Reihe, ihrer Produktionen und ihrer Termine aus, solange es veröffentlicht ist.',
      en: 'How the pages of the series, its productions and its dates look while the brand is published.',
    },
  },
  columns: ['name', 'position', 'is_online'],
  searched: ['name', 'subtitle'],
  filters: ['show_in_filter', 'is_online'],
  order: 'position',
  position: 'position',
  shownAt: { route: 'series', title: ({ name }) => name },
})
