import { announcesNothing } from '../../platform/cache/table-tags.ts'
import { moment } from '../../platform/database/columns.ts'
import { boolean, pgTable, serial } from '../../platform/database/drizzle.ts'

/** Who waits for the shop, in the order they came; shared by all processes, and still there after a restart. */
export const waitingVisitors = pgTable('waiting_visitor', {
  id: serial().primaryKey(),
  /** When they last asked for their place. */
  seenAt: moment().notNull(),
  /** Their turn has come: they may go on ordering and hold nobody up. */
  isServed: boolean().notNull().default(false),
})

announcesNothing(waitingVisitors)
