import { bind } from '../../platform/endpoints/bind.ts'
import { complete } from './autocomplete.ts'
import { autocomplete, events, others, overall } from './contract.ts'
import { search } from './endpoints.ts'
import { searchOverall, searchPart } from './service.ts'

export const searchApi = bind(
  search,
  { overall, events, others, autocomplete },
  {
    overall: (context, { query }) => searchOverall(context, query),
    events: (context, params) => searchPart(context, 'events', params),
    others: (context, params) => searchPart(context, 'others', params),
    autocomplete: async (context, { query }) => ({ data: await complete(context, query) }),
  },
)
