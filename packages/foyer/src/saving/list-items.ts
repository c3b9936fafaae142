import { DEFAULT_LOCALE } from '../contract/locale.ts'
import type { Context } from '../platform/context.ts'
import type { Db } from '../platform/database/database.ts'
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNull,
  lt,
  or,
  type PgColumn,
  type SQL,
  sql,
} from '../platform/database/drizzle.ts'
import { inLocale } from '../platform/database/text-in.ts'
import { addDays, startOfHouseDay } from '../platform/time/house-clock.ts'
import { dayInSearch, daysMeant } from './day-in-search.ts'
import { columnOf, hasColumn, readItems } from './item-store.ts'
import { listQuery, listWords } from './list-words.ts'
import { type Mark, whereMarked } from './marks.ts'
import { allResources, type Resource } from './resource.ts'
import type { Item } from './save.ts'
import { allSubjects, type Subject, subjectName } from './subject.ts'
import { versionsOf } from './trail.ts'

export interface ListQuery {
  search?: string
  /** A field, or a field with a minus before it for the opposite order. */
  ordering?: string
  mark?: Mark
  /** Coming or running items, or past ones. */
  when?: 'coming' | 'past'
  /** Only items that have parts. */
  parts?: 'some'
  /** Only items that begin between these days, both included, for a calendar. */
  from?: string
  to?: string
  page: number
  page_size: number
  [filter: string]: unknown
}

/** Reads one page of a resource: at most two queries for the page and its length, and one for each further table of an item. */
export async function listItems(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  resource: Resource,
  query: ListQuery,
): Promise<{ count: number; results: Item[] }> {
  const { subject } = resource
  const { table } = subject.store
  const words = matches(db, resource, query.search ?? '', clock.now())
  const where = and(
    words,
    query.mark && whereMarked(resource, query.mark, clock.now()),
    whereInTime(resource, query.when, clock.now()),
    whereWhole(resource, query),
    ...whereBetween(resource, query),
    ...filtersOf(resource, query),
  )
  const rows = await db
    .select({ id: table.id, found: words ? FOUND : sql<number | null>`null::int` })
    .from(table)
    .where(where)
    .orderBy(...orderOf(resource, query.ordering))
    .limit(query.page_size)
    .offset((query.page - 1) * query.page_size)
  const count = async () => {
    const [first] = rows
    if (first?.found) return first.found
    const [total] = await db.select({ count: sql<number>`count(*)::int` }).from(table).where(where)
    return total?.count ?? 0
  }
  // A first page that is not full is the whole list.
  const isWhole = query.page === 1 && rows.length < query.page_size
  const ids = rows.map(({ id }) => id as number)
  const items = await readItems(db, subject.store, subject.fields, ids)
  const versions = await versionsOf(db, subject, ids)
  return {
    count: isWhole ? rows.length : await count(),
    results: ids.flatMap((id) => {
      const values = items.get(id)
      return values ? [{ id, version: versions.get(id) ?? 0, values }] : []
    }),
  }
}

/**
 * The number of matches, returned with each row. A search finds all its matches through the index anyway; if only a page were
 * requested, the database would rather go through all items in order and read the words of each.
 */
const FOUND = sql<number | null>`(count(*) over ())::int`

function whereInTime(resource: Resource, when: ListQuery['when'], now: Date): SQL | undefined {
  if (!when || !resource.endsAt) return undefined
  const past = whereMarked(resource, 'past', now)
  // An item without an end is never past.
  return when === 'past' ? past : sql`(${past}) is not true`
}

function whereWhole(resource: Resource, { parts }: ListQuery): SQL | undefined {
  if (!parts || !resource.partOf) return undefined
  const { table } = resource.subject.store
  const whole = columnNamed(resource, resource.partOf)
  return sql`${table.id} = any(array(select ${whole} from ${table} where ${whole} is not null))`
}

function whereBetween(resource: Resource, { from, to }: ListQuery): SQL[] {
  const column = columnNamed(resource, resource.order.replace(/^-/, ''))
  return [
    ...(from ? [gte(column, startOfHouseDay(from))] : []),
    ...(to ? [lt(column, startOfHouseDay(addDays(to, 1)))] : []),
  ]
}

/** Searches by words. Where one of them is a day, also by the other words on that day. */
function matches(db: Db, resource: Resource, search: string, now: Date): SQL | undefined {
  const inTexts = inWords(db, resource, search)
  const named = dayInSearch(search)
  const onDay = named && whereOnDays(resource, daysMeant(named, now))
  return onDay ? or(inTexts, and(inWords(db, resource, named.words), onDay)) : inTexts
}

/** Items that begin on one of some days, where the list is ordered by a time: the index of that order is used. */
function whereOnDays(resource: Resource, days: string[]): SQL | undefined {
  const name = resource.order.replace(/^-/, '')
  const { kind } = resource.subject.fields[name] ?? {}
  const column = columnNamed(resource, name)
  if (kind === 'day') return inArray(column, days)
  if (kind !== 'dateTime') return undefined
  return or(
    ...days.map((day) =>
      and(gte(column, startOfHouseDay(day)), lt(column, startOfHouseDay(addDays(day, 1)))),
    ),
  )
}

/** Every word or its beginning must occur in the searched texts, in either language. */
function inWords(db: Db, resource: Resource, search: string): SQL | undefined {
  const query = listQuery(search)
  if (query === null) return undefined
  const own = wordsMatch(db, resource, resource.searched, query)
  const through = (resource.searchedThrough ?? []).flatMap((name) => {
    const named = resourceNamedBy(resource.subject, name)
    if (!named) return []
    const { table } = named.subject.store
    const found = db
      .select({ id: table.id })
      .from(table)
      .where(wordsMatch(db, named, named.searched, query))
    // As a list and not as a condition: only so does the database use the indexes of both halves.
    return [sql`${columnNamed(resource, name)} = any(array(${found}))`]
  })
  return or(own, ...through)
}

function wordsMatch(db: Db, resource: Resource, names: string[], query: string): SQL | undefined {
  const { store, fields } = resource.subject
  const columns = names
    .filter((name) => hasColumn(store, name, fields[name]))
    .map((name) => columnNamed(resource, name))
  const inColumns =
    columns.length > 0 ? sql`${listWords(columns)} @@ to_tsquery('simple'::regconfig, ${query})` : undefined
  return or(inColumns, store.part?.matches?.(db, query))
}

function resourceNamedBy({ fields }: Subject, name: string): Resource | undefined {
  const field = fields[name]
  if (field?.kind !== 'reference') return undefined
  const subject = allSubjects().find(({ target }) => target === field.to)
  return allResources().find((resource) => subject && subjectName(resource.subject) === subjectName(subject))
}

function filtersOf(resource: Resource, query: ListQuery): SQL[] {
  return resource.filters.flatMap((name) => {
    const value = query[name]
    if (value === undefined || value === '') return []
    const column = columnNamed(resource, name)
    return [value === NOTHING ? isNull(column) : eq(column, value)]
  })
}

/** The value by which a query asks for items whose reference is empty, such as the pages at the top. */
export const NOTHING = 'none'

function orderOf(resource: Resource, ordering: string = resource.order): SQL[] {
  const name = ordering.replace(/^-/, '')
  const { store, fields } = resource.subject
  const direction = ordering.startsWith('-') ? desc : asc
  const by = hasColumn(store, name, fields[name]) ? sortedBy(resource, name) : store.part?.sorted?.(name)
  return [...(by ? [direction(by)] : []), direction(store.table.id)]
}

/** A reference is sorted by the name of its item, not by its id. */
function sortedBy(resource: Resource, name: string): SQL | PgColumn {
  const column = columnNamed(resource, name)
  const { fields } = resource.subject
  if (fields[name]?.kind === 'bilingual') return inLocale(column, DEFAULT_LOCALE)
  const named = resourceNamedBy(resource.subject, name)
  const [first] = named?.searched ?? []
  if (!named || !first || !hasColumn(named.subject.store, first, named.subject.fields[first])) return column
  const { table } = named.subject.store
  const title = columnNamed(named, first)
  const text = named.subject.fields[first]?.kind === 'bilingual' ? inLocale(title, DEFAULT_LOCALE) : title
  return table === resource.subject.store.table
    ? column
    : sql`(select ${text} from ${table} where ${table.id} = ${column})`
}

function columnNamed({ subject }: Resource, name: string): PgColumn {
  const { table } = subject.store
  const columns = getTableColumns(table) as Record<string, PgColumn>
  return columns[columnOf(table, name)] as PgColumn
}
