import { EVENT_KINDS } from '../../contract/event-kinds.ts'
import { announces, announcesPerRow, itemTag, listTags } from '../../platform/cache/table-tags.ts'
import { bilingual, extraFacts, moment, publication } from '../../platform/database/columns.ts'
import {
  type AnyPgColumn,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  sql,
  text,
} from '../../platform/database/drizzle.ts'
import { listWords } from '../../saving/list-words.ts'
import { images } from '../media/tables.ts'
import { persons } from '../people/tables.ts'
import type { Work } from '../productions/contract.ts'
import { exhibitionTypes, productions } from '../productions/tables.ts'
import { series } from '../series/tables.ts'
import { rooms } from '../venues/tables.ts'
import type { Sponsor, StoredPrice, StoredSeatGroup } from './contract.ts'

/** The tag of lists of events: any event may enter or leave a list, or change its order. */
export const EVENTS_TAG = 'events'
/** The tag of the words that events are grouped by: genres and tags. */
export const EVENT_WORDS_TAG = 'event-words'
export const EVENT_TEASERS_TAG = 'event-teasers'
export const eventTag = (id: number) => itemTag('event', id)
/** The tag of all events of a production, a series, a room, a person or a festival. */
export const eventsOf = (kind: 'production' | 'series' | 'room' | 'person' | 'event', id: number | null) =>
  listTags('events', kind, id)

export const genres = pgTable('genre', {
  id: serial().primaryKey(),
  name: bilingual(),
  /** What it is for search engines. */
  kind: text({ enum: EVENT_KINDS }).notNull().default('other'),
  showInFilter: boolean().notNull().default(true),
})

export const eventTags = pgTable('event_tag', {
  id: serial().primaryKey(),
  name: bilingual(),
  showInFilter: boolean().notNull().default(true),
})

/** An event: what, where, when, and how to get in. Empty texts are taken from its production. */
export const events = pgTable(
  'event',
  {
    id: serial().primaryKey(),
    /** The key of the event in the ticket shop. */
    idJet: text().unique(),
    /** The festival or other event that it is part of. */
    parentId: integer().references((): AnyPgColumn => events.id, { onDelete: 'cascade' }),
    productionId: integer().references(() => productions.id, { onDelete: 'set null' }),
    roomId: integer().references(() => rooms.id, { onDelete: 'set null' }),
    seriesId: integer().references(() => series.id, { onDelete: 'set null' }),
    genreId: integer().references(() => genres.id, { onDelete: 'set null' }),
    exhibitionTypeId: integer().references(() => exhibitionTypes.id, { onDelete: 'set null' }),
    /** The type in the house's own words: Premiere, repertoire, talk, tour, … (2 §3 `event_type_new`). */
    eventType: bilingual(),
    title: bilingual(),
    subtitle: bilingual(),
    dateStart: moment().notNull(),
    dateEnd: moment().notNull(),
    /** The original beginning of a moved event; `dateStart` is the new one. */
    movedFrom: moment(),
    /** The day of the event at the house, by which the programme is grouped and filtered. */
    day: date().notNull(),
    /** The last day on which it is shown; an event that ends after midnight belongs to the day it began. */
    lastDay: date().notNull(),
    ticketSaleFrom: moment(),
    ticketUrl: text().notNull().default(''),
    status: text({ enum: ['scheduled', 'cancelled', 'moved', 'sold_out', 'few_left'] })
      .notNull()
      .default('scheduled'),
    prices: jsonb().$type<StoredPrice[]>().notNull().default([]),
    seatGroups: jsonb().$type<StoredSeatGroup[]>().notNull().default([]),
    importantInfo: bilingual(),
    description: bilingual(),
    works: jsonb().$type<Work[]>().notNull().default([]),
    sponsors: jsonb().$type<Sponsor[]>().notNull().default([]),
    promoter: bilingual(),
    imageId: integer().references(() => images.id, { onDelete: 'set null' }),
    videoUrl: text().notNull().default(''),
    videoImageId: integer().references(() => images.id, { onDelete: 'set null' }),
    durationMinutes: integer(),
    language: bilingual(),
    surtitles: bilingual(),
    ageAdvice: bilingual(),
    /** The languages spoken or sung; `none` where no language is needed. The texts beside say it in words. */
    spoken: text().array().notNull().default([]),
    surtitled: text().array().notNull().default([]),
    /** From which age; the text beside says it in words. */
    ageFrom: integer(),
    audience: text().array().notNull().default([]),
    /** The number of intervals; null where nobody has said. */
    intervals: integer(),
    contentNotes: bilingual(),
    accessFeatures: text().array().notNull().default([]),
    accessMissing: text().array().notNull().default([]),
    setting: text({ enum: ['indoors', 'outdoors', 'online'] })
      .notNull()
      .default('indoors'),
    /** Derived from the prices: the lowest one in cents, null without prices. */
    priceFrom: integer(),
    isPayWhatYouCan: boolean().notNull().default(false),
    ...extraFacts,
    ...publication,
  },
  (table) => [
    // The order of the programme; the indexes for filters below have the same order.
    index('event_order').on(table.dateStart, table.id),
    index('event_room_order').on(table.roomId, table.dateStart, table.id),
    index('event_type_order').on(table.exhibitionTypeId, table.dateStart, table.id),
    index('event_series_order').on(table.seriesId, table.dateStart, table.id),
    index('event_genre_order').on(table.genreId, table.dateStart, table.id),
    // For the search in the back-office's list.
    index('event_list_words').using('gin', listWords([table.title, table.subtitle, table.idJet])),
    index('event_status_order').on(table.status, table.dateStart, table.id),
    index('event_online_order').on(table.isOnline, table.dateStart, table.id),
    index().on(table.productionId, table.dateStart),
    index().on(table.parentId, table.dateStart),
    // Few events last longer than a day; they are found by their end.
    index('event_running').on(table.lastDay).where(sql`${table.lastDay} > ${table.day}`),
  ],
)

export const eventTagLinks = pgTable(
  'event_tag_link',
  {
    eventId: integer()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    tagId: integer()
      .notNull()
      .references(() => eventTags.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.eventId, table.tagId] }), index().on(table.tagId, table.eventId)],
)

export const eventImages = pgTable(
  'event_image',
  {
    eventId: integer()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    imageId: integer()
      .notNull()
      .references(() => images.id, { onDelete: 'cascade' }),
    position: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.eventId, table.imageId] })],
)

export const eventContributors = pgTable(
  'event_contributor',
  {
    id: serial().primaryKey(),
    eventId: integer()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    personId: integer().references(() => persons.id, { onDelete: 'set null' }),
    name: text().notNull(),
    role: bilingual(),
    position: integer().notNull().default(0),
  },
  (table) => [index().on(table.eventId, table.position), index().on(table.personId)],
)

/** A message of the house between the days of the programme (2 §3 Event teaser). */
export const eventTeasers = pgTable(
  'event_teaser',
  {
    id: serial().primaryKey(),
    name: text().notNull(),
    /** The day at whose end it is shown. */
    position: date().notNull(),
    linkUrl: bilingual(),
    preline: bilingual(),
    headline: bilingual(),
    subline: bilingual(),
    linkText: bilingual(),
    imageId: integer().references(() => images.id, { onDelete: 'set null' }),
    style3: boolean().notNull().default(false),
    ...publication,
  },
  (table) => [index().on(table.position)],
)

announcesPerRow(events, ({ id, productionId, seriesId, roomId, parentId }) => [
  EVENTS_TAG,
  eventTag(id),
  ...eventsOf('production', productionId),
  ...eventsOf('series', seriesId),
  ...eventsOf('room', roomId),
  ...eventsOf('event', parentId),
])
announcesPerRow(eventTagLinks, ({ eventId }) => [EVENTS_TAG, eventTag(eventId)])
announcesPerRow(eventImages, ({ eventId }) => [eventTag(eventId)])
announcesPerRow(eventContributors, ({ eventId, personId }) => [
  eventTag(eventId),
  ...eventsOf('person', personId),
])
announces(EVENT_WORDS_TAG, genres, eventTags)
announces(EVENT_TEASERS_TAG, eventTeasers)
