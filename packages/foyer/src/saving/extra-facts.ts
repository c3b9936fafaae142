import type { Bilingual } from '../contract/locale.ts'
import type { Fields } from '../fields/kinds.ts'
import { fieldSchema } from '../fields/validation.ts'
import type { ExtraFacts, ExtraItem } from '../house/define-facts.ts'
import { extraFacts } from '../house/extra-facts.ts'
import type { Db } from '../platform/database/database.ts'
import {
  eq,
  getTableColumns,
  inArray,
  type PgColumn,
  type PgTable,
  sql,
} from '../platform/database/drizzle.ts'

/** Stands before the name of such a field in the calls of the back-office, so that it never has the name of one of ours. */
const PREFIX = 'extra_'

type Values = Record<string, unknown>
type ItemTable = PgTable & { id: PgColumn }
/** What it needs of a subject (`subject.ts`). */
interface Subject {
  model: string
  fields: Fields
  store: { table: ItemTable }
}

interface Stored {
  version: number
  values: Values
}

/**
 * The subject with the facts that the house gives its items: fields like ours, whose values are one value of JSON in the column
 * `extra`. So they are checked, merged, recorded in the trail and shown in the form like all others.
 */
export function withExtraFacts<S extends Subject>(subject: S, extra = factsOf(subject.model)): S {
  if (!extra) return subject
  const fields = Object.entries(extra.fields).map(([name, field]) => [PREFIX + name, field])
  const { store } = subject
  return {
    ...subject,
    fields: { ...subject.fields, ...Object.fromEntries(fields) },
    store: { ...store, part: partOf(subject.model, extra, store.table) },
  }
}

/** The label of a fact of the house, or of an option of it; undefined for everything else. */
export function extraLabel(model: string, key: string): Bilingual | undefined {
  return key.startsWith(PREFIX) ? factsOf(model)?.strings[key.slice(PREFIX.length)] : undefined
}

/** What visitors are told of an item besides our own facts. */
export async function publicExtra(
  db: Db,
  item: ExtraItem,
  table: ItemTable,
  id: number,
  extra = factsOf(item),
): Promise<{ extra?: Values }> {
  if (!extra?.public?.length) return {}
  const values = (await readExtra(db, item, extra, table, [id])).get(id) ?? {}
  return { extra: Object.fromEntries(extra.public.map((name) => [name, values[name]])) }
}

/** What the search finds an item by, besides our own texts. */
export async function extraWords(
  db: Db,
  item: ExtraItem,
  table: ItemTable,
  ids: number[],
  extra = factsOf(item),
): Promise<(id: number) => string> {
  const names = extra?.searched ?? []
  if (!extra || names.length === 0) return () => ''
  const found = await readExtra(db, item, extra, table, ids)
  return (id) => names.flatMap((name) => found.get(id)?.[name] ?? []).join(' ')
}

function factsOf(model: string): ExtraFacts | undefined {
  return Object.hasOwn(extraFacts, model) ? extraFacts[model as ExtraItem] : undefined
}

function partOf(item: string, extra: ExtraFacts, table: ItemTable) {
  const withPrefix = (values: Values): Values =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [PREFIX + name, value]))
  return {
    fields: Object.keys(extra.fields).map((name) => PREFIX + name),
    async read(db: Db, ids: number[]) {
      const found = await readExtra(db, item, extra, table, ids)
      return new Map([...found].map(([id, values]) => [id, withPrefix(values)]))
    },
    naming: (name: string, id: number | string) => {
      const path = sql`array['values', ${name.slice(PREFIX.length)}::text]`
      // True of a number that is the same, and of a list that has it.
      return sql`${extraColumn(item, table)} #> ${path} @> ${JSON.stringify(id)}::jsonb`
    },
    async write({ db }: { db: Db }, id: number, values: Values) {
      const given = Object.entries(values).map(([name, value]) => [name.slice(PREFIX.length), value])
      // The item is locked until the transaction ends, so nobody writes in between.
      const before = (await readExtra(db, item, extra, table, [id])).get(id)
      const stored: Stored = {
        version: extra.version,
        values: { ...before, ...Object.fromEntries(given) },
      }
      await db.update(table).set({ extra: stored }).where(eq(table.id, id))
    },
  }
}

async function readExtra(
  db: Db,
  item: string,
  extra: ExtraFacts,
  table: ItemTable,
  ids: number[],
): Promise<Map<number, Values>> {
  if (ids.length === 0) return new Map()
  const column = extraColumn(item, table)
  const rows = await db.select({ id: table.id, stored: column }).from(table).where(inArray(table.id, ids))
  return new Map(rows.map(({ id, stored }) => [id as number, valuesOf(item, extra, stored as Stored | null)]))
}

function extraColumn(item: string, table: ItemTable): PgColumn {
  const { extra: column } = getTableColumns(table) as unknown as Record<string, PgColumn>
  if (!column) throw new TypeError(`${item} has no column "extra"`)
  return column
}

/** The stored values as the house describes them today. What does not fit is left out and said once: a page never breaks by it. */
export function valuesOf(item: string, extra: ExtraFacts, stored: Stored | null): Values {
  const values = migrated(item, extra, stored)
  const entries = Object.entries(extra.fields).map(([name, field]) => {
    const schema = fieldSchema(field)
    const { success, data } = schema.safeParse(values[name] ?? undefined)
    if (success) return [name, data]
    sayOnce(`facts/${item}.ts: a stored "${name}" does not fit, and is left out.`)
    return [name, schema.safeParse(undefined).data ?? null]
  })
  return Object.fromEntries(entries)
}

function migrated(item: string, extra: ExtraFacts, stored: Stored | null): Values {
  if (!stored) return {}
  if (stored.version >= extra.version || !extra.migrate) return stored.values
  try {
    return extra.migrate({ ...stored.values }, stored.version)
  } catch (error) {
    sayOnce(`facts/${item}.ts: migrate() failed, and values are left out: ${(error as Error).message}.`)
    return {}
  }
}

const said = new Set<string>()

function sayOnce(sentence: string): void {
  if (said.has(sentence)) return
  said.add(sentence)
  console.warn(sentence)
}
