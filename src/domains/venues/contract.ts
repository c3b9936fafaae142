import { z } from 'zod'
import { defineEndpoint } from '../../contract/endpoint.ts'
import { itemAddress, itemLink, langs, named } from '../../contract/item.ts'
import { listed } from '../../contract/paging.ts'
import { id } from '../../contract/params.ts'
import { image, withImage } from '../media/contract.ts'

/** A room as the filter's Location, with the venue it is in. */
export const room = named.extend({
  capacity: z.int().nullable(),
  show_in_filter: z.boolean(),
  venue: itemLink.nullable(),
})
export type Room = z.infer<typeof room>

/**
 * 2 §3 Opening hours: what holds on one day. Times are HH:MM:SS on the clocks of Berlin; an end that is not after its
 * beginning lies on the next day. So of an entry with times (2 §4): before `time_from` it is early, from then on open,
 * and from `time_to` on late, which one that ends tomorrow never is.
 */
const hours = z.object({
  time_from: z.string().nullable(),
  time_to: z.string().nullable(),
  closed: z.boolean(),
  alternative_text: z.string(),
  langs: langs('alternative_text'),
  alternative_link_url: z.string(),
})
export type Hours = z.infer<typeof hours>

const weeklyHours = z.object({ weekday: z.int().min(1).max(7), time_from: z.string(), time_to: z.string() })

export const venueSummary = z.object({
  id: z.int(),
  name: z.string(),
  ...itemAddress,
  subtitle: z.string(),
  langs: langs('subtitle'),
  street: z.string(),
  postal_code: z.string(),
  city: z.string(),
  access_features: z.array(z.string()),
  ...withImage,
})
export type VenueSummary = z.infer<typeof venueSummary>

const venueDetail = venueSummary.extend({
  /** Rich text, like the next two. */
  description: z.string(),
  directions: z.string(),
  accessibility: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  phone: z.string(),
  email: z.string(),
  map_image_obj: image.nullable(),
  rooms: z.array(room.omit({ venue: true })),
  opening_hours: z.array(weeklyHours),
  /** How many minutes before an evening begins its box office and its auditorium open; null where nobody has said. */
  box_office_minutes: z.int().nullable(),
  doors_minutes: z.int().nullable(),
})
export type VenueDetail = z.infer<typeof venueDetail>

export const list = defineEndpoint({
  summary: 'All venues',
  access: 'visitor',
  shared: true,
  answer: listed(venueSummary),
})

export const detail = defineEndpoint({
  summary: 'A venue with its rooms and hours',
  access: 'visitor',
  shared: true,
  params: z.object({ id }),
  answer: venueDetail,
})

export const rooms = defineEndpoint({
  summary: 'Rooms, as options of the programme filter',
  access: 'visitor',
  shared: true,
  answer: listed(room),
})

export const openingHoursToday = defineEndpoint({
  summary: 'Opening hours of today, and the exceptions that hold today',
  access: 'visitor',
  shared: true,
  params: z.object({
    /** The first venue of the house without it. */
    venue: id.optional(),
  }),
  answer: z.object({
    date: z.string(),
    /** What a normal day like this one has, and what is left of the night before. */
    opening_hours: z.array(hours),
    /** One that is closed or has times replaces the hours above; one with a text alone stands beside them. */
    opening_hours_exceptions: z.array(hours),
  }),
})
export type OpeningHoursToday = z.infer<typeof openingHoursToday.answer>
