import { announcesNothing } from '../cache/table-tags.ts'
import { pgTable, text } from '../database/drizzle.ts'

/** Facts about this installation that all its processes share. */
export const installationFacts = pgTable('installation_fact', {
  key: text().primaryKey(),
  value: text().notNull(),
})

announcesNothing(installationFacts)
