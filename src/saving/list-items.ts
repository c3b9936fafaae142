import { and, asc, desc, eq, getTableColumns, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../platform/database/database.ts'
import { columnOf, readItems } from './item-store.ts'
import type { Resource } from './resource.ts'
import type { Item } from './save.ts'
import { versionsOf } from './trail.ts'

export interface ListQuery {
  search?: string
  /** A field, or a field with a minus before it. */
  ordering?: string
  page: number
  page_size: number
  [filter: string]: unknown
}

/** One page of a resource: two queries for the page and its length, and as many as an item has tables. */
export async function listItems(
  db: Db,
  resource: Resource,
  query: ListQuery,
): Promise<{ count: number; results: Item[] }> {
  const { subject } = resource
  const { table } = subject.store
  const where = and(matches(resource, query.search), ...filtersOf(resource, query))
  const order = orderOf(resource, query.ordering)
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .where(where)
    .orderBy(...order)
    .limit(query.page_size)
    .offset((query.page - 1) * query.page_size)
  const [total] = await db.select({ count: sql<number>`count(*)::int` }).from(table).where(where)
  const ids = rows.map(({ id }) => id as number)
  const items = await readItems(db, subject.store, subject.fields, ids)
  const versions = await versionsOf(db, subject, ids)
  return {
    count: total?.count ?? 0,
    results: ids.flatMap((id) => {
      const values = items.get(id)
      return values ? [{ id, version: versions.get(id) ?? 0, values }] : []
    }),
  }
}

/** Every word somewhere in the texts that are searched, in either language. */
function matches(resource: Resource, search: string | undefined): SQL | undefined {
  const words = (search ?? '').split(/\s+/).filter(Boolean)
  const texts = resource.searched.map((name) => sql`${columnNamed(resource, name)}::text`)
  return and(
    ...words.map((word) => {
      const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`
      return or(...texts.map((text) => sql`${text} ilike ${pattern}`))
    }),
  )
}

function filtersOf(resource: Resource, query: ListQuery): SQL[] {
  return resource.filters.flatMap((name) => {
    const value = query[name]
    return value === undefined || value === '' ? [] : [eq(columnNamed(resource, name), value)]
  })
}

function orderOf(resource: Resource, ordering: string = resource.order): SQL[] {
  const name = ordering.replace(/^-/, '')
  const column = columnNamed(resource, name)
  const isBilingual = resource.subject.fields[name]?.kind === 'bilingual'
  const by = isBilingual ? sql`${column} ->> 'de'` : column
  const direction = ordering.startsWith('-') ? desc : asc
  return [direction(by), direction(resource.subject.store.table.id)]
}

function columnNamed({ subject }: Resource, name: string): PgColumn {
  const { table } = subject.store
  const columns = getTableColumns(table) as Record<string, PgColumn>
  return columns[columnOf(table, name)] as PgColumn
}
