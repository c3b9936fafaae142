import { announces } from '../../platform/cache/table-tags.ts'
import { bilingual, publication } from '../../platform/database/columns.ts'
import { integer, jsonb, pgTable, serial, text } from '../../platform/database/drizzle.ts'
import { series } from '../series/tables.ts'
import type { SubscriptionPrice } from './contract.ts'

/** The tag of answers with subscriptions. */
export const SUBSCRIPTIONS_TAG = 'subscriptions'

export const subscriptions = pgTable('subscription', {
  id: serial().primaryKey(),
  name: bilingual(),
  description: bilingual(),
  seriesId: integer().references(() => series.id, { onDelete: 'set null' }),
  /** The number of its events, and their dates as text. */
  eventCount: integer().notNull(),
  dates: bilingual(),
  included: bilingual(),
  howToBook: bilingual(),
  bookingUrl: text().notNull().default(''),
  prices: jsonb().$type<SubscriptionPrice[]>().notNull().default([]),
  position: integer().notNull().default(0),
  ...publication,
})

announces(SUBSCRIPTIONS_TAG, subscriptions)
