import { z } from 'zod'
import { defineEndpoint } from '../../contract/endpoint.ts'
import { EVENT_KINDS } from '../../contract/event-kinds.ts'
import { MOST_AMOUNT, WORD_FILTERS } from '../../contract/finding.ts'
import { itemAddress, itemLink, langs, named, withExtra } from '../../contract/item.ts'
import type { Bilingual } from '../../contract/locale.ts'
import { listed, paged, pageParams } from '../../contract/paging.ts'
import { day, id, oneOrMore, optional, someOf, wholeNumber } from '../../contract/params.ts'
import { image, withImage } from '../media/contract.ts'
import { contributor } from '../people/contract.ts'
import { exhibitionType, workAnswer } from '../productions/contract.ts'
import { withBrand } from '../settings/contract.ts'
import { room } from '../venues/contract.ts'

/** 2 §3 Ticket price item. The price is text with two decimals, as the shop formats it. */
const price = z.object({
  id: z.int(),
  price: z.string().regex(/^\d+\.\d{2}$/),
  sale_type_id: z.int(),
  seat_group: z.int().nullable(),
  text: z.string(),
  name: z.string(),
  has_discounts: z.boolean(),
  langs: langs('text', 'name'),
})

export type Price = z.infer<typeof price>

/** A price as it is stored: its names and its note in both languages. */
export type StoredPrice = Omit<Price, 'text' | 'name' | 'langs'> & {
  text: Bilingual
  name: Bilingual
  /** Who may buy at this price, and the proof that is needed. Shown where the price is chosen. */
  note?: Bilingual
}

/** 2 §3 Timeslot. Status `0` means not available (3-readings, Webshop). */
const timeslot = z.object({ id: z.int(), time_start: z.string(), status: z.string(), block_id: z.int() })

/** 2 §3 Seat group. */
const seatGroup = z.object({
  id: z.int(),
  seat_group: z.int(),
  status: z.string(),
  text: z.string(),
  prices: z.array(price),
  timeslots: z.array(timeslot),
  langs: langs('text'),
})
export type SeatGroup = z.infer<typeof seatGroup>
export type StoredSeatGroup = Omit<SeatGroup, 'text' | 'prices' | 'langs'> & {
  text: Bilingual
  /** A note on the seats, such as how wheelchair places are booked. */
  note?: Bilingual
  prices: StoredPrice[]
}

const sponsor = z.object({ name: z.string(), url: z.string(), image_id: z.int().nullable() })
export type Sponsor = z.infer<typeof sponsor>

/** Whether tickets are on sale: not yet, now, or no longer because the event is over. */
const TICKET_SALE = ['later', 'open', 'over'] as const

/** Where it takes place: in a room, under the open sky, or on a screen at home. */
export const EVENT_SETTINGS = ['indoors', 'outdoors', 'online'] as const

export const EVENT_STATUS = ['scheduled', 'cancelled', 'moved', 'sold_out', 'few_left'] as const

/** An event in lists. Dates have their offset from UTC in the last six characters (2 §3 Event). */
export const eventSummary = z.object({
  id: z.int(),
  id_jet: z.string().nullable(),
  title: z.string(),
  subtitle: z.string(),
  ...itemAddress,
  event_type_new: z.string(),
  /** The first event of its production. */
  is_premiere: z.boolean(),
  date_start: z.string(),
  date_end: z.string(),
  /**
   * The day under which it is listed, at the house: the day it begins, or the first day shown if it is already running.
   */
  day: z.string(),
  ticketSaleFrom: z.string().nullable(),
  ticket_sale: z.enum(TICKET_SALE),
  ticket_url: z.string(),
  status: z.enum(EVENT_STATUS),
  /** The original beginning of a moved event; `date_start` is the new one. */
  moved_from: z.string().nullable(),
  prices: z.array(price),
  seat_groups: z.array(seatGroup),
  room: room.omit({ show_in_filter: true, capacity: true }).nullable(),
  production: itemLink.nullable(),
  series: itemLink.nullable(),
  genre: named.nullable(),
  type: exhibitionType.nullable(),
  tags: z.array(named),
  parent: z.int().nullable(),
  language: z.string(),
  surtitles: z.string(),
  age_advice: z.string(),
  langs: langs(
    ...([
      'subtitle',
      'event_type_new',
      'language',
      'surtitles',
      'age_advice',
      'promoter',
      'content_notes',
    ] as const),
  ),
  duration_minutes: z.int().nullable(),
  access_features: z.array(z.string()),
  setting: z.enum(EVENT_SETTINGS),
  ...withImage,
})
export type EventSummary = z.infer<typeof eventSummary>

const eventDetail = eventSummary.extend({
  ...withExtra,
  /** What it is for search engines. */
  kind: z.enum(EVENT_KINDS),
  ...withBrand,
  children: z.array(eventSummary),
  parent_event: itemLink.nullable(),
  important_info: z.string(),
  /** What is easier to attend, in words. */
  access_names: z.array(z.string()),
  /** The number of intervals; null where nobody has said. */
  intervals: z.int().nullable(),
  content_notes: z.string(),
  /** Who gets which reduction, and the proof that is needed. */
  price_notes: z.array(named.omit({ id: true })),
  /** The notes of its seat groups; equal notes stand once. */
  seat_notes: z.array(named.omit({ id: true })),
  description: z.string(),
  images: z.array(image),
  works: z.array(workAnswer),
  video_url: z.string(),
  video_image_obj: image.nullable(),
  contributors: z.array(contributor),
  sponsors: z.array(z.object({ name: z.string(), url: z.string(), image_obj: image.nullable() })),
  promoter: z.string(),
})
export type EventDetail = z.infer<typeof eventDetail>

/** 2 §3 Event filter state: one value per key, or several of which any may match. */
const eventFilters = {
  room: oneOrMore(id),
  /** The slug of the type, which is a number as text. */
  type: oneOrMore(wholeNumber()),
  tag: oneOrMore(id),
  series: oneOrMore(id),
  genre: oneOrMore(id),
  /** A language on stage or of the surtitles; `none`: no language is needed; `without-…`: understandable without that of the house. */
  language: someOf(WORD_FILTERS.language),
  /** What a visitor needs: each of them must be there. */
  access: someOf(WORD_FILTERS.access),
  audience: someOf(WORD_FILTERS.audience),
  /** Suitable at this age. */
  age: optional(wholeNumber({ max: MOST_AMOUNT.age })),
  /** The lowest price is at most this, in whole units of the currency; 0: free. */
  price_max: optional(wholeNumber({ max: MOST_AMOUNT.price_max })),
  pay: someOf(WORD_FILTERS.pay),
  premiere: someOf(WORD_FILTERS.premiere),
  /** Not cancelled and not sold out. */
  tickets: someOf(WORD_FILTERS.tickets),
}

export const list = defineEndpoint({
  summary: 'The programme from a day on, under the filters given',
  access: 'visitor',
  shared: true,
  params: z.object({
    ...eventFilters,
    /** The first day shown; today if left out (3-readings, Calls). */
    date: optional(day),
    /** The last day shown; one day alone is `date` and `until` alike. */
    until: optional(day),
    production: optional(id),
    person: optional(id),
    venue: optional(id),
    ...pageParams,
  }),
  answer: paged(eventSummary),
})

export const detail = defineEndpoint({
  summary: 'An event with everything its page shows',
  access: 'visitor',
  shared: true,
  params: z.object({ id }),
  answer: eventDetail,
})

export const calendar = defineEndpoint({
  summary: 'The days of a month that have events under the filters given',
  access: 'visitor',
  shared: true,
  params: z.object({
    ...eventFilters,
    /** Filters of the list of productions: the season and the tag of the production that an event belongs to. */
    production_season: oneOrMore(id),
    production_tag: oneOrMore(id),
    /** Any day of the month; the current month if left out. */
    date: optional(day),
    /** Any day of the last month, for several months at once; a year at most. */
    until: optional(day),
  }),
  answer: listed(z.string()),
})

/** How many events each option of a filter would leave, by its value. */
const optionCounts = z.record(z.string(), z.int())

export const facets = defineEndpoint({
  summary: 'How many events each option of the filters leaves, and how many there are without each filter',
  access: 'visitor',
  shared: true,
  params: z.object({ ...eventFilters, date: optional(day), until: optional(day) }),
  answer: z.object({
    count: z.int(),
    /** By the names of the filters. An option that no event has is left out. */
    options: z.record(z.string(), optionCounts),
    /** The names of options whose values are words or amounts. */
    names: z.record(z.string(), z.record(z.string(), z.string())),
    /** The number of events without one of the filters given; `date` stands for both days. */
    without: optionCounts,
  }),
})
export type Facets = z.infer<typeof facets.answer>

/** 2 §3 Event teaser, at the end of the day of its position. */
const teaser = z.object({
  id: z.int(),
  name: z.string(),
  position: z.string(),
  date_start: z.string(),
  link: z.object({ url: z.string() }),
  link_text: z.string(),
  preline: z.string(),
  headline: z.string(),
  subline: z.string(),
  langs: langs('link_text', 'preline', 'headline', 'subline'),
  style3: z.boolean(),
  ...withImage,
})
export type EventTeaser = z.infer<typeof teaser>

export const teasers = defineEndpoint({
  summary: 'Teasers that stand between the days of the programme',
  access: 'visitor',
  shared: true,
  params: z.object({ date: optional(day) }),
  answer: listed(teaser),
})

const filterOption = named.extend({ show_in_filter: z.boolean() })

export const tags = defineEndpoint({
  summary: 'Event tags',
  access: 'visitor',
  shared: true,
  answer: listed(filterOption),
})
export const genres = defineEndpoint({
  summary: 'Genres',
  access: 'visitor',
  shared: true,
  answer: listed(filterOption),
})
