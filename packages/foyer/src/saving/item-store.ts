import type { Field, Fields } from '../fields/kinds.ts'
import type { Db } from '../platform/database/database.ts'
import {
  asc,
  eq,
  getTableColumns,
  inArray,
  type PgColumn,
  type PgTable,
} from '../platform/database/drizzle.ts'
import { columnValue, fieldValue } from './column-values.ts'
import type { ItemPart, ItemStore, ItemTable, OwnedRows, Saving, Values } from './subject.ts'

/**
 * Maps each field to the column of the same name; a reference has a column that ends in `Id`. Lists may have rows of their own.
 */
export function storedIn(
  table: ItemTable,
  owned: Record<string, OwnedRows> = {},
  part?: ItemPart,
): ItemStore {
  return { table, owned, ...(part && { part }) }
}

type Row = Record<string, unknown>

/**
 * Reads whole items: one query for their rows, and one for each table of what they own. Locked items do not change until the
 * transaction ends. A caller that had to wait for the lock reads the newest row, and its later queries read everything else as
 * new.
 */
export async function readItems(
  db: Db,
  store: ItemStore,
  fields: Fields,
  ids: number[],
  { isLocked = false } = {},
): Promise<Map<number, Values>> {
  const { table, owned, part } = store
  const items = new Map<number, Values>()
  if (ids.length === 0) return items
  const query = db.select().from(table).where(inArray(table.id, ids))
  const rows: Row[] = await (isLocked ? query.for('update') : query)
  for (const row of rows) {
    const values: Values = {}
    for (const [name, field] of Object.entries(fields)) {
      if (owned[name]) values[name] = []
      else values[name] = hasColumn(store, name, field) ? fieldValue(field, row[columnOf(table, name)]) : ''
    }
    items.set(row.id as number, values)
  }
  for (const [id, words] of (await part?.read(db, [...items.keys()])) ?? []) {
    Object.assign(items.get(id) as Values, words)
  }
  for (const [name, rowsOf] of Object.entries(owned)) {
    const field = fields[name]
    if (!field) throw new TypeError(`There is no field ${name}`)
    for (const row of await readOwned(db, rowsOf, ids)) {
      const list = items.get(row[rowsOf.owner] as number)?.[name] as unknown[] | undefined
      list?.push(recordOf(field, rowsOf, row))
    }
  }
  return items
}

async function readOwned(
  db: Db,
  { table, owner, position, target }: OwnedRows,
  ids: number[],
): Promise<Row[]> {
  const columns = getTableColumns(table) as Record<string, PgColumn>
  const order = [position, 'id', target].flatMap((name) =>
    name && columns[name] ? [asc(columns[name])] : [],
  )
  return db
    .select()
    .from(table)
    .where(inArray(columns[owner] as PgColumn, ids))
    .orderBy(...order)
}

function recordOf(field: Field, { table, target }: OwnedRows, row: Row): unknown {
  if (target) return row[target]
  const fields = (field as { fields?: Fields }).fields ?? {}
  return Object.fromEntries(
    Object.entries(fields).map(([name, part]) => [name, fieldValue(part, row[columnOf(table, name)])]),
  )
}

/** Whether the field has a column in the item's row. A password has none, because only what is derived from it is stored. */
export function hasColumn({ owned, part }: ItemStore, name: string, field: Field | undefined): boolean {
  return !owned[name] && field?.kind !== 'password' && !part?.fields.includes(name)
}

/** PostgreSQL takes at most 65 535 values in one statement. */
const MAX_VALUES = 60_000

export interface NewRow {
  values: Values
  /** Columns that no editor fills in. */
  derived?: Row
  /** The former id of an item that is restored. */
  id?: number
}

/** Adds items in as few statements as possible, and returns their ids in the same order. */
export async function insertItems(
  saving: Saving,
  store: ItemStore,
  fields: Fields,
  items: NewRow[],
): Promise<number[]> {
  const { db } = saving
  const rows = items.map(({ values, derived, id }) => ({
    ...rowOf(store, fields, values),
    ...derived,
    ...(id !== undefined && { id }),
  }))
  const ids = await insertAll(db, store.table, rows)
  for (const [name, owned] of Object.entries(store.owned)) {
    const all = items.flatMap(({ values }, index) =>
      ownedRows(owned, fields[name], values[name] as unknown[], ids[index] as number),
    )
    await insertAll(db, owned.table, all)
  }
  if (store.part) {
    for (const [index, { values }] of items.entries())
      await writePart(saving, store, ids[index] as number, values)
  }
  return ids
}

async function insertAll(db: Db, table: PgTable, rows: Row[]): Promise<number[]> {
  const { id } = getTableColumns(table) as Record<string, PgColumn>
  const ids: number[] = []
  const perStatement = Math.floor(MAX_VALUES / Object.keys(getTableColumns(table)).length)
  for (let first = 0; first < rows.length; first += perStatement) {
    const insert = db.insert(table).values(rows.slice(first, first + perStatement))
    if (id) ids.push(...(await insert.returning({ id })).map((row) => row.id as number))
    else await insert
  }
  return ids
}

/** Writes the named fields; the others stay as they are. */
export async function updateItem(
  saving: Saving,
  store: ItemStore,
  fields: Fields,
  values: Values,
  { derived = {}, id }: { derived?: Row; id: number },
): Promise<void> {
  const { db } = saving
  const row = { ...rowOf(store, fields, values), ...derived }
  if (Object.keys(row).length > 0) await db.update(store.table).set(row).where(eq(store.table.id, id))
  await writeOwned(db, store, fields, values, id)
  await writePart(saving, store, id, values)
}

async function writePart(saving: Saving, { part }: ItemStore, id: number, values: Values): Promise<void> {
  const own = Object.entries(values).filter(([name]) => part?.fields.includes(name))
  if (part && own.length > 0) await part.write(saving, id, Object.fromEntries(own))
}

export async function deleteItem(db: Db, { table }: ItemStore, id: number): Promise<void> {
  await db.delete(table).where(eq(table.id, id))
}

function rowOf(store: ItemStore, fields: Fields, values: Values): Row {
  const { table } = store
  const columns = getTableColumns(table) as Record<string, PgColumn>
  const row: Row = {}
  for (const [name, value] of Object.entries(values)) {
    const field = fields[name]
    if (!field || !hasColumn(store, name, field)) continue
    const column = columnOf(table, name)
    row[column] = columnValue(field, columns[column] as PgColumn, value)
  }
  return row
}

/** The rows that an item with these values has, by their tables. */
export function rowsOf(
  store: ItemStore,
  fields: Fields,
  id: number,
  values: Values,
): [table: PgTable, rows: Row[]][] {
  const owned = Object.entries(store.owned).map(([name, rows]): [PgTable, Row[]] => [
    rows.table,
    ownedRows(rows, fields[name], values[name] as unknown[], id),
  ])
  return [[store.table, [{ ...nothingIn(store.table), ...rowOf(store, fields, values), id }]], ...owned]
}

/** All columns, empty; those without a field stay so. */
function nothingIn(table: PgTable): Row {
  return Object.fromEntries(Object.keys(getTableColumns(table)).map((name) => [name, null]))
}

/** Replaces the rows that an item owns. There are few of them, and they belong to no other item. */
async function writeOwned(db: Db, { owned }: ItemStore, fields: Fields, values: Values, id: number) {
  for (const [name, rows] of Object.entries(owned)) {
    const list = values[name] as unknown[] | undefined
    if (!list) continue
    const columns = getTableColumns(rows.table) as Record<string, PgColumn>
    await db.delete(rows.table).where(eq(columns[rows.owner] as PgColumn, id))
    await insertAll(db, rows.table, ownedRows(rows, fields[name], list, id))
  }
}

function ownedRows(
  { table, owner, position, target }: OwnedRows,
  field: Field | undefined,
  list: unknown[] = [],
  id: number,
): Row[] {
  const parts = (field as { fields?: Fields }).fields ?? {}
  return list.map((value, index) => ({
    [owner]: id,
    ...(position && { [position]: index }),
    ...(target
      ? { [target]: value }
      : rowOf({ table: table as ItemTable, owned: {} }, parts, value as Values)),
  }))
}

/** `opening_hours` becomes `openingHours`, and `image` becomes `imageId`: the field names the item, its column holds the key. */
export function columnOf(table: PgTable, field: string): string {
  const columns = getTableColumns(table)
  const name = field.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
  const found = [name, `${name}Id`].find((candidate) => columns[candidate])
  if (!found) throw new TypeError(`There is no column for the field ${field}`)
  return found
}
