import { date, index, integer, pgTable, primaryKey, serial, text, unique } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/columns.ts'
import { users } from '../accounts/tables.ts'

/** How often something was searched for on a day, and whether it was found. No more of who searched than that. */
export const searchCounts = pgTable(
  'search_count',
  {
    day: date().notNull(),
    locale: text({ enum: ['de', 'en'] }).notNull(),
    query: text().notNull(),
    searches: integer().notNull(),
    /** How many results the last of these searches had. */
    results: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.locale, table.query] })],
)

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

/** What editors did to content. */
export const pageActivities = pgTable(
  'page_activity',
  {
    id: serial().primaryKey(),
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    action: text().notNull(),
    /** Area and model, as in `events/event`, and the item's id there. */
    model: text().notNull(),
    objectId: integer(),
    title: text().notNull(),
    at: moment().notNull(),
  },
  (table) => [index().on(table.at)],
)

/** Logins, failed logins and logouts of people who work here. */
export const identityEvents = pgTable(
  'identity_event',
  {
    id: serial().primaryKey(),
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['login', 'login_failed', 'logout'] }).notNull(),
    at: moment().notNull(),
  },
  (table) => [index().on(table.at), index().on(table.userId)],
)
