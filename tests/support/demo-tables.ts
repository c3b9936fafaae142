import * as eventTables from '../../src/domains/events/tables.ts'
import * as formTables from '../../src/domains/forms/tables.ts'
import * as magazineTables from '../../src/domains/magazine/tables.ts'
import * as peopleTables from '../../src/domains/people/tables.ts'
import * as productionTables from '../../src/domains/productions/tables.ts'
import * as seriesTables from '../../src/domains/series/tables.ts'
import { breakingNews } from '../../src/domains/settings/tables.ts'
import * as subscriptionTables from '../../src/domains/subscriptions/tables.ts'
import * as venueTables from '../../src/domains/venues/tables.ts'
import * as pageTables from '../../src/pages/tables.ts'
import type { Db } from '../../src/platform/database/database.ts'
import { is, PgTable } from '../../src/platform/database/drizzle.ts'

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
