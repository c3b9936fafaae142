import { index, integer, pgTable, serial, text, unique } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/columns.ts'
import { users } from '../accounts/tables.ts'

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
