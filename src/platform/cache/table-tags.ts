import { getTableName, type PgTable } from '../database/drizzle.ts'

type TagsOf<T extends PgTable> = (row: T['$inferSelect']) => string[]

/** What a write to a table announces; null where nothing that is kept is made of it. By name: that is what a query says. */
const tagsOfTable = new Map<string, TagsOf<PgTable> | null>()

/** Declares, beside the tables, the tag under which everything made of any of them is dropped. */
export function announces(tag: string, ...tables: PgTable[]): void {
  for (const table of tables) announcesPerRow(table, () => [tag])
}

/** The same where answers name the single items they were made of, or the lists of what belongs to one item. */
export function announcesPerRow<T extends PgTable>(table: T, tagsOf: TagsOf<T>): void {
  tagsOfTable.set(getTableName(table), tagsOf as TagsOf<PgTable>)
}

/** For tables of which only such answers are made as are never given twice. */
export function announcesNothing(...tables: PgTable[]): void {
  for (const table of tables) tagsOfTable.set(getTableName(table), null)
}

/** The tags to announce, inside its transaction, by who has added, changed or removed these rows. */
export function announcedBy<T extends PgTable>(table: T, rows: T['$inferSelect'][]): string[] {
  const tagsOf = tagsOfTable.get(getTableName(table))
  if (tagsOf === undefined) throw new TypeError(`No tag is declared for the table ${getTableName(table)}`)
  return tagsOf === null ? [] : [...new Set(rows.flatMap(tagsOf))]
}

/** One item: `event:17`. Noted by whatever shows it, or would show it if it could be seen. */
export function itemTag(kind: string, id: number): string {
  return `${kind}:${id}`
}

/** All that belongs to one item, seen or hidden: `events of production:5`. Nothing where it belongs to none. */
export function listTags(list: string, kind: string, id: number | null | undefined): string[] {
  return id === null || id === undefined ? [] : [`${list} of ${kind}:${id}`]
}
