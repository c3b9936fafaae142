import { pgTable, text } from 'drizzle-orm/pg-core'
import { announcesNothing } from '../cache/table-tags.ts'

/** Facts about this installation that all its processes share. */
export const installationFacts = pgTable('installation_fact', {
  key: text().primaryKey(),
  value: text().notNull(),
})

announcesNothing(installationFacts)
