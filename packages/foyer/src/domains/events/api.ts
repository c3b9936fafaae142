import { bind } from '../../platform/endpoints/bind.ts'
import { calendar, detail, genres, list, tags, teasers } from './contract.ts'
import { events } from './endpoints.ts'
import { listGenres, listTags, listTeasers } from './options.ts'
import { listDays, listEvents } from './programme.ts'
import { findEvent } from './service.ts'

export const eventsApi = bind(
  events,
  { list, detail, calendar, teasers, tags, genres },
  {
    list: (context, params) => listEvents(context, params),
    detail: (context, { id }) => findEvent(context, id),
    calendar: async (context, params) => ({ data: await listDays(context, params) }),
    teasers: async (context, { date }) => ({ data: await listTeasers(context, date) }),
    tags: async (context) => ({ data: await listTags(context) }),
    genres: async (context) => ({ data: await listGenres(context) }),
  },
)
