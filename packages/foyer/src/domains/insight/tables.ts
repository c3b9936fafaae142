import { announcesNothing } from '../../platform/cache/table-tags.ts'
import { moment } from '../../platform/database/columns.ts'
import {
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  text,
  unique,
} from '../../platform/database/drizzle.ts'
import { PERIODS } from '../../platform/time/periods.ts'

/** Addresses that were not found: only the path (3-readings, Calls). */
export const errorLog = pgTable(
  'error_log',
  {
    id: serial().primaryKey(),
    path: text().notNull(),
    count: integer().notNull(),
    firstSeenAt: moment().notNull(),
    lastSeenAt: moment().notNull(),
  },
  (table) => [unique().on(table.path), index().on(table.lastSeenAt)],
)

/** How often a page was viewed on a day; nothing about the viewers is stored. */
export const pageViews = pgTable(
  'page_view',
  { day: date().notNull(), path: text().notNull(), views: integer().notNull() },
  (table) => [primaryKey({ columns: [table.day, table.path] })],
)

/** The same by months, quarters and years, so that a year is read as fast as a month. */
export const pageViewSums = pgTable(
  'page_view_sum',
  {
    period: text({ enum: PERIODS }).notNull(),
    firstDay: date().notNull(),
    path: text().notNull(),
    views: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.period, table.firstDay, table.path] })],
)

/** All views of a day. */
export const pageViewDays = pgTable('page_view_day', {
  day: date().primaryKey(),
  views: integer().notNull(),
})

/** How often addresses were not found on a day. */
export const errorDays = pgTable('error_day', {
  day: date().primaryKey(),
  count: integer().notNull(),
})

announcesNothing(errorLog, errorDays, pageViews, pageViewSums, pageViewDays)
