import * as eventTables from '../../packages/foyer/src/domains/events/tables.ts'
import * as formTables from '../../packages/foyer/src/domains/forms/tables.ts'
import * as magazineTables from '../../packages/foyer/src/domains/magazine/tables.ts'
import * as peopleTables from '../../packages/foyer/src/domains/people/tables.ts'
import * as productionTables from '../../packages/foyer/src/domains/productions/tables.ts'
import * as seriesTables from '../../packages/foyer/src/domains/series/tables.ts'
import { breakingNews } from '../../packages/foyer/src/domains/settings/tables.ts'
import * as subscriptionTables from '../../packages/foyer/src/domains/subscriptions/tables.ts'
import * as venueTables from '../../packages/foyer/src/domains/venues/tables.ts'
import * as pageTables from '../../packages/foyer/src/pages/tables.ts'
import type { Db } from '../../packages/foyer/src/platform/database/database.ts'
import { is, PgTable } from '../../packages/foyer/src/platform/database/drizzle.ts'

/** Every table that the demo venue fills with texts and dates. */
export const DEMO_TABLES: PgTable[] = [
  ...[eventTables, formTables, magazineTables, peopleTables, productionTables].flatMap(tablesIn),
  ...[seriesTables, subscriptionTables, venueTables, pageTables].flatMap(tablesIn),
  breakingNews,
]

/** The tables of a file; it also exports tags. */
function tablesIn(file: object): PgTable[] {
  return Object.values(file).filter((value) => is(value, PgTable))
}

export async function rowsOf<T extends PgTable>(db: Db, table: T): Promise<T['$inferSelect'][]> {
  return (await db.select().from(table as PgTable)) as T['$inferSelect'][]
}
