import { bind } from '../../platform/endpoints/bind.ts'
import { detail, list, openingHoursToday, rooms } from './contract.ts'
import { venues } from './endpoints.ts'
import { findHoursToday } from './opening-hours.ts'
import { findVenue, listRooms, listVenues } from './service.ts'

export const venuesApi = bind(
  venues,
  { list, detail, rooms, openingHoursToday },
  {
    list: async (context) => ({ data: await listVenues(context) }),
    detail: (context, { id }) => findVenue(context, id),
    rooms: async (context) => ({ data: await listRooms(context) }),
    openingHoursToday: (context, { venue }) => findHoursToday(context, venue),
  },
)
