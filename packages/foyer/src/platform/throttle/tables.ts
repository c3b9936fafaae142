import { announcesNothing } from '../cache/table-tags.ts'
import { integer, pgTable, text, timestamp } from '../database/drizzle.ts'

/** How often something happened in the current window; shared by all processes. */
export const throttleCounts = pgTable('throttle_count', {
  key: text().primaryKey(),
  windowEnds: timestamp({ withTimezone: true }).notNull(),
  count: integer().notNull(),
})

announcesNothing(throttleCounts)
