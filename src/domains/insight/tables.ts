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

/** Addresses visitors did not find: the path only (3-readings, Calls). */
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

/** How often a page was looked at on a day: no more than that is known of anybody. */
export const pageViews = pgTable(
  'page_view',
  { day: date().notNull(), path: text().notNull(), views: integer().notNull() },
  (table) => [primaryKey({ columns: [table.day, table.path] })],
)

/** The same by months, quarters and years, so that a year is as quickly looked through as a month. */
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

/** How often an address was not found on a day. */
export const errorDays = pgTable('error_day', {
  day: date().primaryKey(),
  count: integer().notNull(),
})

announcesNothing(errorLog, errorDays, pageViews, pageViewSums, pageViewDays)
