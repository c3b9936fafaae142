import type { Field, Fields } from '../fields/kinds.ts'
import type { Db } from '../platform/database/database.ts'
import {
  eq,
  getTableColumns,
  type PgColumn,
  type PgTable,
  type SQL,
  sql,
} from '../platform/database/drizzle.ts'
import { columnOf, hasColumn, readItems } from './item-store.ts'
import { allSubjects, type NamedKind, type Subject, subjectName } from './subject.ts'

/** A reference to an item: from which item, in which of its fields. */
export interface Use {
  /** Area and model, as in `events/event`. */
  subject: string
  id: number
  title: string
  field: string
}

/** More than an editor looks through. */
const MAX_PER_FIELD = 100

/** The value by which others name an item: its id, or the address of a film. */
export type NamedAs = number | string

type FindUses = (db: Db, target: NamedKind, name: NamedAs, limit: number) => Promise<Use[]>
const otherPlaces: FindUses[] = []

/** For places that name items but belong to no subject: the modules of pages. */
export function alsoUsedIn(find: FindUses): void {
  otherPlaces.push(find)
}

/** Finds everything that references an item, in the fields of all subjects. */
export async function findUses(db: Db, subject: Subject, id: number, limit = MAX_PER_FIELD): Promise<Use[]> {
  const { target } = subject
  if (!target) return []
  const name = subject.namedBy ? await nameOf(db, subject, subject.namedBy, id) : id
  const uses: Use[] = []
  for (const by of allSubjects()) {
    for (const place of placesNaming(by, target)) {
      const ids = await place.find(db, name, limit)
      const items = await readItems(db, by.store, by.fields, ids)
      for (const [itemId, values] of items) {
        const title = by.titleOf(values)
        uses.push({ subject: subjectName(by), id: itemId, title, field: place.field })
      }
    }
  }
  for (const find of otherPlaces) uses.push(...(await find(db, target, name, limit)))
  // A reference of an item to itself, which should not exist, does not count.
  return uses.filter((use) => use.id !== id || use.subject !== subjectName(subject))
}

async function nameOf(db: Db, subject: Subject, field: string, id: number): Promise<NamedAs> {
  const item = (await readItems(db, subject.store, subject.fields, [id])).get(id)
  return String(item?.[field] ?? '')
}

export async function isUsed(db: Db, subject: Subject, id: number): Promise<boolean> {
  // Two, because one of them may be the item itself.
  return (await findUses(db, subject, id, 2)).length > 0
}

interface Place {
  field: string
  /** The ids of items that name the given one in this field. */
  find(db: Db, name: NamedAs, limit: number): Promise<number[]>
}

function placesNaming({ fields, store }: Subject, target: NamedKind): Place[] {
  const { table } = store
  const columns = columnsOf(table)
  return Object.entries<Field>(fields).flatMap(([name, field]): Place[] => {
    const owned = store.owned[name]
    if (owned) {
      const column =
        owned.target && names(field, target) ? owned.target : nestedColumn(owned.table, field, target)
      if (!column) return []
      const own = columnsOf(owned.table)
      const where = (name: NamedAs) => eq(own[column] as PgColumn, name)
      return [{ field: name, find: find(owned.table, own[owned.owner] as PgColumn, where) }]
    }
    const { part } = store
    if (part?.naming && part.fields.includes(name)) {
      const naming = part.naming
      if (!names(field, target)) return []
      return [{ field: name, find: find(table, table.id, (id) => naming(name, id)) }]
    }
    if (!hasColumn(store, name, field)) return []
    const column = columns[columnOf(table, name)] as PgColumn
    if (names(field, target) && field.kind !== 'references') {
      return [{ field: name, find: find(table, table.id, (name) => eq(column, name)) }]
    }
    const inside = field.kind === 'items' ? namesIn(field.fields, target) : []
    return inside.map((part) => ({
      field: name,
      find: find(table, table.id, (name) => sql`${column} @> ${JSON.stringify([{ [part]: name }])}::jsonb`),
    }))
  })
}

function find(table: PgTable, column: PgColumn, where: (name: NamedAs) => SQL): Place['find'] {
  return async (db, name, limit) => {
    const rows = await db.selectDistinct({ id: column }).from(table).where(where(name)).limit(limit)
    return rows.map((row) => row.id as number)
  }
}

function nestedColumn(table: PgTable, field: Field, target: NamedKind): string | undefined {
  const [name] = field.kind === 'items' ? namesIn(field.fields, target) : []
  return name && columnOf(table, name)
}

function namesIn(fields: Fields, target: NamedKind): string[] {
  return Object.keys(fields).filter((name) => names(fields[name] as Field, target))
}

/** Whether a field can name items of this kind. */
export function names(field: Field, target: NamedKind): boolean {
  if (field.kind === 'image' || field.kind === 'file') return target === field.kind
  return (field.kind === 'reference' || field.kind === 'references') && field.to === target
}

function columnsOf(table: PgTable): Record<string, PgColumn> {
  return getTableColumns(table) as Record<string, PgColumn>
}
