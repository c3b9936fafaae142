import { announcesNothing } from '../../platform/cache/table-tags.ts'
import { moment } from '../../platform/database/columns.ts'
import { boolean, pgTable, serial } from '../../platform/database/drizzle.ts'

/** Visitors who wait for the shop, in the order of arrival; shared by all processes, and stored across restarts. */
export const waitingVisitors = pgTable('waiting_visitor', {
  id: serial().primaryKey(),
  /** When they last asked for their place. */
  seenAt: moment().notNull(),
  /** It was their turn: they may continue to order without waiting again. */
  isServed: boolean().notNull().default(false),
})

announcesNothing(waitingVisitors)
