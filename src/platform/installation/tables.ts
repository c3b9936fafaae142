import { pgTable, text } from 'drizzle-orm/pg-core'

/** Facts about this installation that all its processes share. */
export const installationFacts = pgTable('installation_fact', {
  key: text().primaryKey(),
  value: text().notNull(),
})
