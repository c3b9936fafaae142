import { index, integer, pgTable, serial, text, unique } from 'drizzle-orm/pg-core'
import { announcesNothing } from '../../platform/cache/table-tags.ts'
import { moment } from '../../platform/database/columns.ts'

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

announcesNothing(errorLog)
