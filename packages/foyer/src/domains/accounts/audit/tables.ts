import { announcesNothing } from '../../../platform/cache/table-tags.ts'
import { moment } from '../../../platform/database/columns.ts'
import { index, integer, jsonb, pgTable, serial, text, unique } from '../../../platform/database/drizzle.ts'
import type { AuditFacts } from './chain.ts'

/**
 * Who did what from where, as long as the house says. It is collected from the trail of content and the identity events, so that no save
 * waits for it, and never changed: each entry holds the hash of the one before.
 */
export const auditEntries = pgTable(
  'audit_entry',
  {
    id: serial().primaryKey(),
    /** Where it was collected from, so that nothing is collected twice. */
    source: text({ enum: ['trail', 'identity', 'command'] }).notNull(),
    sourceId: integer(),
    at: moment().notNull(),
    /** No foreign key: the entry stays when the account is deleted. */
    actorId: integer(),
    facts: jsonb().$type<AuditFacts>().notNull(),
    /** The place in the chain; null until it is chained, within a minute. */
    number: integer().unique(),
    hash: text(),
  },
  (table) => [unique().on(table.source, table.sourceId), index().on(table.at), index().on(table.actorId)],
)

announcesNothing(auditEntries)
