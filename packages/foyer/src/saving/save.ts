import { Failure } from '../contract/errors.ts'
import { announcedBy } from '../platform/cache/table-tags.ts'
import { failureOfConstraint } from './constraint-failures.ts'
import { deleteItem, insertItems, readItems, rowsOf, updateItem } from './item-store.ts'
import { requireItemsOfPart } from './part-references.ts'
import {
  besides,
  type ItemChange,
  parse,
  requireAccess,
  requireNameable,
  requireNoForeignHtml,
  requireNothingLost,
} from './refusals.ts'
import { withSlugs } from './slugs.ts'
import { strings } from './strings.ts'
import { type Change, KEPT, type Kept, type Saving, type Subject, type Values } from './subject.ts'
import { type Action, changedFields, entryOf, record, since, versionsOf } from './trail.ts'
import { isUsed } from './uses.ts'

/** An item with its version, which a change to it must name. */
export interface Item {
  id: number
  version: number
  values: Values
}

export interface NewItem {
  values: Values
  /** Columns that no field covers: the file behind a picture. No call can set them. */
  columns?: Record<string, unknown>
}

/**
 * The only way content is written. For every subject the same steps in one transaction: check the rights, the values and
 * conflicts with other writers, store, update the search index, announce tags, record in the trail.
 */
export async function saveItem(saving: Saving, subject: Subject, input: NewItem | ItemChange): Promise<Item> {
  requireAccess(saving, subject)
  return inTransaction(saving, subject, async (writing) => {
    if (!('id' in input)) return store(writing, subject, 'create', { values: typed(subject, input.values) })
    const before = await lockItem(writing, subject, input.id)
    await requireNothingLost(writing, subject, input, before)
    return store(writing, subject, 'update', {
      id: input.id,
      before,
      values: { ...before, ...typed(subject, input.values) },
      columns: input.columns,
    })
  })
}

/** Leaves out read-only fields, which a call cannot change. */
function typed({ fields }: Subject, values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !fields[name]?.readOnly))
}

function untyped({ fields }: Subject, before: Values | null): Values {
  return Object.fromEntries(Object.entries(before ?? {}).filter(([name]) => fields[name]?.readOnly))
}

/** Small enough for one statement, and so that other writers do not wait long. */
const AT_ONCE = 250

/**
 * Adds many new items, for set-up and imports: the same steps, with some hundred items per statement. Items that reference each
 * other come with ids that were reserved for them.
 */
export async function createItems(
  saving: Saving,
  subject: Subject,
  list: (NewItem & { id?: number })[],
): Promise<number[]> {
  requireAccess(saving, subject)
  return inTransaction(saving, subject, async (writing) => {
    const ids: number[] = []
    for (let first = 0; first < list.length; first += AT_ONCE) {
      const prepared: Prepared[] = []
      for (const item of list.slice(first, first + AT_ONCE)) {
        prepared.push(await prepare(writing, subject, item))
      }
      const added = await insert(writing, subject, prepared)
      await followAll(writing, subject, 'create', added)
      ids.push(...added.map(({ id }) => id))
    }
    return ids
  })
}

export async function removeItem(
  saving: Saving,
  subject: Subject,
  { id, version }: { id: number; version: number },
): Promise<void> {
  requireAccess(saving, subject)
  await inTransaction(saving, subject, async (writing) => {
    const before = await lockItem(writing, subject, id)
    const [later] = await since(writing.db, subject, id, version)
    if (later) throw new Failure('conflict', { details: { base: later.before, theirs: before, mine: null } })
    await subject.checkRemoval?.(writing, id, before)
    if (subject.whenUsed !== 'lets go' && (await isUsed(writing.db, subject, id))) {
      throw new Failure('invalid', { fields: { non_field_errors: [strings.inUse[saving.locale]] } })
    }
    const told = await toldBy(writing, subject, [{ id, before, after: null }])
    const kept = subject.keeps && { [KEPT]: await subject.keeps(writing.db, id) }
    await deleteItem(writing.db, subject.store, id)
    const change = { id, before: { ...before, ...kept }, after: null, fields: Object.keys(before) }
    await followAll(writing, subject, 'delete', [change], told)
  })
}

/**
 * Gives an item the values it had before an entry of its trail, or restores it where that entry deleted it. A write like any
 * other.
 */
export async function restoreItem(
  saving: Saving,
  subject: Subject,
  id: number,
  entry: number,
): Promise<Item> {
  requireAccess(saving, subject)
  return inTransaction(saving, subject, async (writing) => {
    const found = await entryOf(writing.db, subject, id, entry)
    if (!found?.before) throw new Failure('not_found')
    const before = (await readItems(writing.db, subject.store, subject.fields, [id])).get(id) ?? null
    const { [KEPT]: kept, ...values } = found.before as Values & { [KEPT]?: Kept }
    if (before) return store(writing, subject, 'restore', { id, before, values })
    // Columns are JSON in the trail, in which a moment is a text.
    const item = await store(writing, subject, 'restore', { id, before, values, columns: kept?.columns })
    if (subject.bringBack) {
      await subject.bringBack(writing, id, kept?.content)
      const change = { id, before: null, after: item.values }
      for (const [kind, ids] of await toldBy(writing, subject, [change])) {
        await writing.searchIndex.refresh(writing.db, kind, [...ids])
      }
    }
    return item
  })
}

interface Input {
  id?: number
  before?: Values | null
  values: Values
  columns?: Record<string, unknown>
}

interface Prepared {
  id?: number
  before: Values | null
  values: Values
  derived: Record<string, unknown>
}

/** Runs everything that can refuse, and derives columns from the values, before anything is stored. */
async function prepare(
  saving: Saving,
  subject: Subject,
  { id, before = null, values, columns }: Input,
): Promise<Prepared> {
  const given = parse(saving, subject.fields, withSlugs(subject.fields, values))
  const parsed = { ...inOneOrder(subject, given.values), ...untyped(subject, before) }
  const check = async (): Promise<Values> => {
    requireNoForeignHtml(saving, subject.fields, before, parsed)
    await requireItemsOfPart(saving, subject, parsed)
    requireNameable(saving, subject.fields, before, parsed)
    return subject.check ? subject.check(saving, parsed, id ?? null) : parsed
  }
  if (Object.keys(given.refused).length > 0) {
    // Rules over several fields run as well, so that an editor gets all messages at once.
    const fields = await check().then(
      () => given.refused,
      (error) => besides(given.refused, error),
    )
    throw new Failure('invalid', { fields })
  }
  const checked = await check()
  const derived = (await subject.derive?.(checked, saving, before, id ?? null)) ?? {}
  return { id, before, values: checked, derived: { ...derived, ...columns } }
}

/** Sorts lists that have no order of their own, so that the same values in another order are no change. */
function inOneOrder({ store: { owned } }: Subject, values: Values): Values {
  const unordered = Object.keys(owned).filter((name) => owned[name]?.target && !owned[name].position)
  const sorted = unordered.map((name) => [name, (values[name] as number[]).toSorted((a, b) => a - b)])
  return { ...values, ...Object.fromEntries(sorted) }
}

/** The values that may be recorded and returned: all but passwords. */
function tellable({ fields }: Subject, values: Values): Values {
  const secret = Object.keys(fields).filter((name) => fields[name]?.kind === 'password')
  return { ...values, ...Object.fromEntries(secret.map((name) => [name, ''])) }
}

async function store(saving: Saving, subject: Subject, action: Action, input: Input): Promise<Item> {
  const prepared = await prepare(saving, subject, input)
  const { id, before, values, derived } = prepared
  if (id === undefined || before === null) {
    const [change] = await insert(saving, subject, [prepared])
    const [version] = await followAll(saving, subject, action, change ? [change] : [])
    if (!change || version === undefined) throw new Error('The item was not stored')
    return { id: change.id, version, values: change.after as Values }
  }
  const changed = changedFields(before, values)
  if (changed.length === 0 && !input.columns) return itemAt(saving.db, subject, id, values)
  const some = Object.fromEntries(changed.map((name) => [name, values[name]]))
  await updateItem(saving, subject.store, subject.fields, some, { derived, id })
  const stored = input.columns && (await readItems(saving.db, subject.store, subject.fields, [id])).get(id)
  const after = stored ?? tellable(subject, values)
  const fields = stored ? changedFields(before, after) : changed
  const [version = 0] = await followAll(saving, subject, action, [{ id, before, after, fields }])
  return { id, version, values: after }
}

async function insert(saving: Saving, subject: Subject, prepared: Prepared[]): Promise<Change[]> {
  const ids = await insertItems(saving, subject.store, subject.fields, prepared)
  return prepared.map(({ values }, index) => ({
    id: ids[index] as number,
    before: null,
    after: tellable(subject, values),
  }))
}

/** The entries of the search index that depend on the items. */
async function toldBy(
  { db }: Saving,
  subject: Subject,
  changes: Change[],
): Promise<Map<string, Set<number>>> {
  const told = new Map<string, Set<number>>()
  for (const change of changes) {
    for (const { kind, ids } of (await subject.indexed?.(db, change)) ?? []) {
      told.set(kind, new Set([...(told.get(kind) ?? []), ...ids]))
    }
  }
  return told
}

/** The steps that follow every write. Returns the new versions of the items. */
async function followAll(
  saving: Saving,
  subject: Subject,
  action: Action,
  changes: Change[],
  told?: Map<string, Set<number>>,
): Promise<number[]> {
  const { db, searchIndex } = saving
  const again = told ?? (await toldBy(saving, subject, changes))
  for (const [kind, ids] of again) await searchIndex.refresh(db, kind, [...ids])
  for (const change of changes) await subject.follows?.(saving, change)
  await saving.changes.announce(db, ...tagsOf(subject, changes))
  return record(saving, subject, action, changes)
}

/** The tags of every table that holds a part of the items, and those that the subject adds. */
function tagsOf({ store, fields, tags }: Subject, changes: Change[]): Set<string> {
  const found = new Set<string>()
  for (const change of changes) {
    for (const values of [change.before, change.after]) {
      if (!values) continue
      for (const [table, rows] of rowsOf(store, fields, change.id, values)) {
        for (const tag of announcedBy(table, rows)) found.add(tag)
      }
    }
    for (const tag of tags?.(change) ?? []) found.add(tag)
  }
  return found
}

export async function readItem(db: Saving['db'], subject: Subject, id: number): Promise<Item> {
  const values = (await readItems(db, subject.store, subject.fields, [id])).get(id)
  if (!values) throw new Failure('not_found')
  return itemAt(db, subject, id, values)
}

async function itemAt(db: Saving['db'], subject: Subject, id: number, values: Values): Promise<Item> {
  return { id, version: (await versionsOf(db, subject, [id])).get(id) ?? 0, values }
}

/** Locks an item until the transaction ends. */
async function lockItem({ db }: Saving, { fields, store }: Subject, id: number) {
  const item = (await readItems(db, store, fields, [id], { isLocked: true })).get(id)
  if (!item) throw new Failure('not_found')
  return item
}

async function inTransaction<T>(
  saving: Saving,
  subject: Subject,
  work: (writing: Saving) => Promise<T>,
): Promise<T> {
  try {
    return await saving.db.transaction((db) => work({ ...saving, db }))
  } catch (error) {
    throw failureOfConstraint(error, subject, saving.locale) ?? error
  }
}
