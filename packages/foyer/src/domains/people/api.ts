import { bind } from '../../platform/endpoints/bind.ts'
import { categories, detail, list } from './contract.ts'
import { people } from './endpoints.ts'
import { findPerson, listCategories, listPersons } from './service.ts'

export const peopleApi = bind(
  people,
  { list, detail, categories },
  {
    list: (context, params) => listPersons(context, params),
    detail: (context, { id }) => findPerson(context, id),
    categories: async (context) => ({ data: await listCategories(context) }),
  },
)
