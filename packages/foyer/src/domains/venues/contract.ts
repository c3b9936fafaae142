import { z } from 'zod'
import { defineEndpoint } from '../../contract/endpoint.ts'
import { itemAddress, itemLink, langs, named, withExtra } from '../../contract/item.ts'
import { listed } from '../../contract/paging.ts'
import { id } from '../../contract/params.ts'
import { image, withImage } from '../media/contract.ts'

/** A room, which is the filter's Location, with its venue. */
export const room = named.extend({
  capacity: z.int().nullable(),
  show_in_filter: z.boolean(),
  venue: itemLink.nullable(),
})
export type Room = z.infer<typeof room>

/**
 * 2 §3 Opening hours: what is valid on one day. Times are HH:MM:SS at the house; an end that is not after its beginning is
 * on the next day. So an entry with times (2 §4) is early before `time_from`, then open, and late from `time_to` on; an
 * entry that ends tomorrow is never late.
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
  ...withExtra,
  access_names: z.array(z.string()),
  /** Rich text, as are the next two. */
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
  /** How many minutes before an event its box office and its doors open; null if unknown. */
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
    /** The first venue of the house, if left out. */
    venue: id.optional(),
  }),
  answer: z.object({
    date: z.string(),
    /** The usual hours of this day of the week, and the rest of those of the night before. */
    opening_hours: z.array(hours),
    /** An exception that is closed or has times replaces the hours above; one with only a text is shown beside them. */
    opening_hours_exceptions: z.array(hours),
  }),
})
export type OpeningHoursToday = z.infer<typeof openingHoursToday.answer>
