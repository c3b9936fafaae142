import { bind } from '../../platform/endpoints/bind.ts'
import { calendar, detail, facets, genres, list, tags, teasers } from './contract.ts'
import { events } from './endpoints.ts'
import { countFacets } from './facets.ts'
import { listGenres, listTags, listTeasers } from './options.ts'
import { listDays, listEvents } from './programme.ts'
import { findEvent } from './service.ts'

export const eventsApi = bind(
  events,
  { list, detail, calendar, facets, teasers, tags, genres },
  {
    list: (context, params) => listEvents(context, params),
    detail: (context, { id }) => findEvent(context, id),
    calendar: async (context, params) => ({ data: await listDays(context, params) }),
    facets: (context, params) => countFacets(context, params),
    teasers: async (context, { date }) => ({ data: await listTeasers(context, date) }),
    tags: async (context) => ({ data: await listTags(context) }),
    genres: async (context) => ({ data: await listGenres(context) }),
  },
)
