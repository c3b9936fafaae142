import { getTableUniqueName, type PgTable } from '../database/drizzle.ts'

type TagsOf<T extends PgTable> = (row: T['$inferSelect']) => string[]

/** The tags that a write to a table announces, by the name of the table with its schema; null for tables that no stored value is made of. */
const tagsOfTable = new Map<string, TagsOf<PgTable> | null>()

/** Declares one tag for everything that is made of these tables. Call it beside their declaration. */
export function announces(tag: string, ...tables: PgTable[]): void {
  for (const table of tables) announcesPerRow(table, () => [tag])
}

/** The same with tags for each row, such as `event:17`, or for the lists of one item. */
export function announcesPerRow<T extends PgTable>(table: T, tagsOf: TagsOf<T>): void {
  tagsOfTable.set(getTableUniqueName(table), tagsOf as TagsOf<PgTable>)
}

/** For tables that no stored value is made of. */
export function announcesNothing(...tables: PgTable[]): void {
  for (const table of tables) tagsOfTable.set(getTableUniqueName(table), null)
}

/** The tags to announce when these rows were added, changed or removed. Announce them in the same transaction. */
export function announcedBy<T extends PgTable>(table: T, rows: T['$inferSelect'][]): string[] {
  const tagsOf = tagsOfTable.get(getTableUniqueName(table))
  if (tagsOf === undefined)
    throw new TypeError(`No tag is declared for the table ${getTableUniqueName(table)}`)
  return tagsOf === null ? [] : [...new Set(rows.flatMap(tagsOf))]
}

/** The tag of one item: `event:17`. Noted by everything that shows the item, or would show it if it were visible. */
export function itemTag(kind: string, id: number): string {
  return `${kind}:${id}`
}

/** The tag of everything that belongs to one item, visible or not: `events of production:5`. Empty without an item. */
export function listTags(list: string, kind: string, id: number | null | undefined): string[] {
  return id === null || id === undefined ? [] : [`${list} of ${kind}:${id}`]
}
