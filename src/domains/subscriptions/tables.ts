import { announces } from '../../platform/cache/table-tags.ts'
import { bilingual, publication } from '../../platform/database/columns.ts'
import { integer, jsonb, pgTable, serial, text } from '../../platform/database/drizzle.ts'
import { series } from '../series/tables.ts'
import type { SubscriptionPrice } from './contract.ts'

/** What an answer made of subscriptions is dropped by. */
export const SUBSCRIPTIONS_TAG = 'subscriptions'

export const subscriptions = pgTable('subscription', {
  id: serial().primaryKey(),
  name: bilingual(),
  description: bilingual(),
  seriesId: integer().references(() => series.id, { onDelete: 'set null' }),
  /** How many evenings it holds, and when they are, in words. */
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
