import { defineScreen } from '../../../ui/screen.ts'
import { people } from '../../people/endpoints.ts'
import { productions } from '../../productions/endpoints.ts'
import { loadDates } from './detail/dates.ts'
import { loadOwnSection } from './detail/own-section.ts'
import type { PersonData } from './person/person-data.ts'
import { PersonView } from './person/person-view.tsx'

export default defineScreen({
  load: async ({ call, params, url }): Promise<PersonData> => {
    const id = Number(params.id)
    const [person, roles, dates, section] = await Promise.all([
      call(people.detail, { id }),
      call(productions.list, { person: id, page_size: 100 }),
      loadDates(call, { person: id }, url),
      loadOwnSection(call, `person-${id}`),
    ])
    return { person, productions: roles.results, ...dates, section }
  },
  urls: ({ person }) => person.urls,
  modules: ({ section }) => section.modules,
  View: PersonView,
})
