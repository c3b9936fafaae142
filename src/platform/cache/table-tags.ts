import { getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

type TagOf<T extends PgTable> = (row: T['$inferSelect']) => string

/** What a write to a table announces; null where nothing that is kept is made of it. By name: that is what a query says. */
const tagOfTable = new Map<string, TagOf<PgTable> | null>()

/** Declares, beside the tables, the tag under which everything made of any of them is dropped. */
export function announces(tag: string, ...tables: PgTable[]): void {
  for (const table of tables) announcesPerRow(table, () => tag)
}

/** The same where an answer names the single rows it was made of. */
export function announcesPerRow<T extends PgTable>(table: T, tagOf: TagOf<T>): void {
  tagOfTable.set(getTableName(table), tagOf as TagOf<PgTable>)
}

/** For tables of which only such answers are made as are never given twice. */
export function announcesNothing(...tables: PgTable[]): void {
  for (const table of tables) tagOfTable.set(getTableName(table), null)
}

/** The tags to announce, inside its transaction, by who has added, changed or removed these rows. */
export function announcedBy<T extends PgTable>(table: T, rows: T['$inferSelect'][]): string[] {
  const tagOf = tagOfTable.get(getTableName(table))
  if (tagOf === undefined) throw new TypeError(`No tag is declared for the table ${getTableName(table)}`)
  return tagOf === null ? [] : [...new Set(rows.map(tagOf))]
}
