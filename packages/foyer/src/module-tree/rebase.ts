import type { Insert, Move, Operation, Remove, Update } from './operations.ts'
import { isSame } from './same.ts'
import { type Since, standingNeighbour } from './since.ts'
import { type FieldsByName, idsWithin, moduleIn, type Place, placeOf, type Tree } from './tree.ts'

/** Two writers changed the same thing differently. Neither change is lost: the clash contains both. */
export interface Clash {
  /** The module concerned; null for the texts of the document itself. */
  module: string | null
  /** The fields that both changed. */
  fields: string[]
  /** The value before both changes; null where it did not exist. */
  base: unknown
  /** The current value; null where it was removed. */
  theirs: unknown
  /** The value that was sent; null where it was to be removed. */
  mine: unknown
}

export class ClashError extends Error {
  override readonly name = 'ClashError'
  readonly clash: Clash

  constructor(clash: Clash) {
    super('clash')
    this.clash = clash
  }
}

/**
 * Adapts an operation that was made on an older version to the current tree; null where nothing is left to do. Where another
 * writer has changed the same thing, it throws a clash, and a person decides.
 */
export function rebase(tree: Tree, since: Since, operation: Operation): Operation | null {
  switch (operation.kind) {
    case 'insert':
      return rebaseInsert(tree, since, operation)
    case 'update':
      return rebaseUpdate(tree, since, operation)
    case 'move':
      return rebaseMove(tree, since, operation)
    case 'remove':
      return rebaseRemove(tree, since, operation)
  }
}

function rebaseInsert(tree: Tree, since: Since, { module, at }: Insert): Operation {
  requireParent(since, at, module.id, module)
  return { kind: 'insert', module, at: { ...at, after: standingNeighbour(tree, since, at) } }
}

function rebaseUpdate(tree: Tree, since: Since, { module, fields }: Update): Operation | null {
  const known = changedFields(tree, since, module)
  const gone = module === null ? undefined : since.removed.get(module)
  if (gone) {
    const names = Object.keys(fields)
    const base = { ...pick(gone.module.fields, names), ...Object.fromEntries(known) }
    throw new ClashError({ module, fields: names, base: pick(base, names), theirs: null, mine: fields })
  }
  const theirs = (module === null ? tree.fields : tree.nodes.get(module)?.fields) ?? {}
  const isOurs = (name: string) => !known.has(name) || !isSame(fields[name], known.get(name))
  // A value that equals the one at the base version was not changed by this writer, and one that equals the current value needs
  // no change.
  const changed = Object.keys(fields).filter(
    (name) => isOurs(name) && !(Object.hasOwn(theirs, name) && isSame(fields[name], theirs[name])),
  )
  const clashing = changed.filter((name) => known.has(name))
  if (clashing.length > 0) {
    const base = pick(Object.fromEntries(known), clashing)
    const mine = pick(fields, clashing)
    throw new ClashError({ module, fields: clashing, base, theirs: pick(theirs, clashing), mine })
  }
  // A missing module is reported when the operation is applied.
  if (changed.length === 0 && (module === null || tree.nodes.has(module))) return null
  return { kind: 'update', module, fields: pick(fields, changed) }
}

function rebaseMove(tree: Tree, since: Since, { module, at }: Move): Operation | null {
  const gone = since.removed.get(module)
  if (gone) throw new ClashError({ module, fields: [], base: gone.at, theirs: null, mine: at })
  requireParent(since, at, module, at)
  const here = placeOf(tree, module)
  const there = { ...at, after: standingNeighbour(tree, since, at) }
  if (isSame(here, there)) return null
  const before = since.places.get(module)
  if (before && isSame(before, at)) return null
  if (before && !isSame(before, here))
    throw new ClashError({ module, fields: [], base: before, theirs: here, mine: at })
  return { kind: 'move', module, at: there }
}

function rebaseRemove(tree: Tree, since: Since, { module }: Remove): Operation | null {
  // Both wanted to remove it.
  if (since.removed.has(module)) return null
  if (!tree.nodes.has(module)) return { kind: 'remove', module }
  const touched = idsWithin(tree, module).filter(
    (id) =>
      changedFields(tree, since, id).size > 0 ||
      since.inserted.has(id) ||
      (id !== module && since.places.has(id)),
  )
  if (touched.length === 0) return { kind: 'remove', module }
  const base = Object.fromEntries(
    touched.map((id) => [id, Object.fromEntries(changedFields(tree, since, id))]),
  )
  throw new ClashError({ module, fields: [], base, theirs: moduleIn(tree, module), mine: null })
}

/** The fields that differ from the base version, with their values there. A field that was changed back does not count. */
function changedFields(tree: Tree, since: Since, module: string | null): Map<string, unknown> {
  const now = (module === null ? tree.fields : tree.nodes.get(module)?.fields) ?? null
  const before = [...(since.fields.get(module) ?? [])]
  return new Map(before.filter(([name, value]) => now === null || !isSame(value, now[name])))
}

function requireParent(since: Since, { parent }: Place, module: string, mine: unknown): void {
  const gone = parent === null ? undefined : since.removed.get(parent)
  if (gone) throw new ClashError({ module, fields: [], base: gone.module, theirs: null, mine })
}

export function pick(fields: FieldsByName, names: string[]): FieldsByName {
  return Object.fromEntries(names.map((name) => [name, fields[name] ?? null]))
}
