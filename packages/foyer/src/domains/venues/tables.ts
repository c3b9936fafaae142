import { announcesPerRow, itemTag } from '../../platform/cache/table-tags.ts'
import { bilingual, extraFacts, publication } from '../../platform/database/columns.ts'
import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  serial,
  smallint,
  text,
  time,
} from '../../platform/database/drizzle.ts'
import { images } from '../media/tables.ts'

/** The tag of answers with venues, their rooms and their hours. */
export const VENUES_TAG = 'venues'
export const venueTag = (id: number) => itemTag('venue', id)

export const venues = pgTable('venue', {
  id: serial().primaryKey(),
  name: bilingual(),
  subtitle: bilingual(),
  description: bilingual(),
  street: text().notNull().default(''),
  postalCode: text().notNull().default(''),
  city: text().notNull().default(''),
  latitude: doublePrecision(),
  longitude: doublePrecision(),
  directions: bilingual(),
  accessibility: bilingual(),
  /** Keys of the access features: wheelchair, induction-loop, … */
  accessFeatures: text().array().notNull().default([]),
  /** Those that the venue does not have. What is in neither list is not known. */
  accessMissing: text().array().notNull().default([]),
  phone: text().notNull().default(''),
  email: text().notNull().default(''),
  imageId: integer().references(() => images.id, { onDelete: 'set null' }),
  mapImageId: integer().references(() => images.id, { onDelete: 'set null' }),
  /** How many minutes before an event its box office and its doors open. */
  boxOfficeMinutes: integer(),
  doorsMinutes: integer(),
  position: integer().notNull().default(0),
  ...extraFacts,
  ...publication,
})

/** Rooms, where events take place; the Location of the programme's filter (2 §2). */
export const rooms = pgTable(
  'room',
  {
    id: serial().primaryKey(),
    venueId: integer()
      .notNull()
      .references(() => venues.id, { onDelete: 'cascade' }),
    name: bilingual(),
    capacity: integer(),
    showInFilter: boolean().notNull().default(true),
    accessFeatures: text().array().notNull().default([]),
    accessMissing: text().array().notNull().default([]),
    position: integer().notNull().default(0),
  },
  (table) => [index().on(table.venueId)],
)

/** Weekly hours. Times past midnight end on the next day. */
export const openingHours = pgTable(
  'opening_hours',
  {
    id: serial().primaryKey(),
    venueId: integer()
      .notNull()
      .references(() => venues.id, { onDelete: 'cascade' }),
    /** 1 is Monday, 7 is Sunday. */
    weekday: smallint().notNull(),
    timeFrom: time().notNull(),
    timeTo: time().notNull(),
  },
  (table) => [index().on(table.venueId, table.weekday)],
)

/** Days on which the weekly hours are not valid (2 §3 Opening hours). */
export const openingHoursExceptions = pgTable(
  'opening_hours_exception',
  {
    id: serial().primaryKey(),
    venueId: integer()
      .notNull()
      .references(() => venues.id, { onDelete: 'cascade' }),
    dateFrom: date().notNull(),
    dateTo: date().notNull(),
    timeFrom: time(),
    timeTo: time(),
    closed: boolean().notNull().default(false),
    alternativeText: bilingual(),
    alternativeLinkUrl: bilingual(),
  },
  (table) => [index().on(table.venueId, table.dateFrom)],
)

announcesPerRow(venues, ({ id }) => [VENUES_TAG, venueTag(id)])
for (const table of [rooms, openingHours, openingHoursExceptions]) {
  announcesPerRow(table, ({ venueId }) => [VENUES_TAG, venueTag(venueId)])
}
