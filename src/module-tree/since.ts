import type { Operation } from './operations.ts'
import { isSame } from './same.ts'
import { type DocumentModule, listIn, type Place, placeOf, type Tree, treeOf } from './tree.ts'

/** One write that was done: its operations, and what takes them back (the last one first). */
export interface PastWrite {
  operations: Operation[]
  inverse: Operation[]
}

/** What became of a document since a version that somebody wrote on. */
export interface Since {
  /** What the fields that changed were at that version, by module (null for the document itself). */
  fields: Map<string | null, Map<string, unknown>>
  /** Where the modules that moved stood. */
  places: Map<string, Place>
  /** The modules that are gone, each with where it stood. */
  removed: Map<string, { module: DocumentModule; at: Place }>
  /** Those that are new. */
  inserted: Set<string>
}

export const NOTHING_SINCE: Since = {
  fields: new Map(),
  places: new Map(),
  removed: new Map(),
  inserted: new Set(),
}

/** Reads what happened out of the writes after a version, the oldest first. */
export function whatHappened(writes: PastWrite[]): Since {
  const since: Since = { fields: new Map(), places: new Map(), removed: new Map(), inserted: new Set() }
  for (const { operations, inverse } of writes) {
    for (const [index, operation] of operations.entries()) {
      const undone = inverse[inverse.length - 1 - index]
      if (undone) note(since, operation, undone)
    }
  }
  return since
}

function note(since: Since, operation: Operation, undone: Operation): void {
  if (operation.kind === 'update' && undone.kind === 'update') {
    for (const [name, value] of Object.entries(undone.fields)) noteField(since, operation.module, name, value)
  }
  if (operation.kind === 'move' && undone.kind === 'move') notePlace(since, operation.module, undone.at)
  if (operation.kind === 'remove' && undone.kind === 'insert') {
    for (const [id, gone] of within(undone.module, undone.at)) {
      if (!since.inserted.delete(id)) since.removed.set(id, gone)
    }
  }
  if (operation.kind === 'insert') {
    for (const [id, { module, at }] of within(operation.module, operation.at)) {
      const gone = since.removed.get(id)
      if (!gone) {
        since.inserted.add(id)
        continue
      }
      // It is back: as it was, or not quite.
      since.removed.delete(id)
      if (!isSame(gone.at, at)) notePlace(since, id, gone.at)
      for (const [name, value] of Object.entries(gone.module.fields)) {
        if (!isSame(value, module.fields[name])) noteField(since, id, name, value)
      }
    }
  }
}

/** The first change counts: it says what was there before. What came since the version was never different at it. */
function noteField({ fields, inserted }: Since, id: string | null, name: string, value: unknown): void {
  if (id !== null && inserted.has(id)) return
  const own = fields.get(id) ?? new Map<string, unknown>()
  if (!own.has(name)) own.set(name, value)
  fields.set(id, own)
}

function notePlace({ places, inserted }: Since, id: string, at: Place): void {
  if (!inserted.has(id) && !places.has(id)) places.set(id, at)
}

function within(module: DocumentModule, at: Place): [string, { module: DocumentModule; at: Place }][] {
  const tree = treeOf([module])
  return [...tree.nodes.values()].map(({ id, model, fields }) => [
    id,
    {
      module: { id, model, fields, lists: {} },
      at: id === module.id ? at : (placeOf(tree, id) as Place),
    },
  ])
}

/** The nearest neighbour before a place that is still there: those that went away had neighbours themselves. */
export function standingNeighbour(tree: Tree, since: Since, at: Place): string | null {
  const list = listIn(tree, at)
  const seen = new Set<string>()
  let after = at.after
  while (after !== null && !list.includes(after)) {
    const former: Place | undefined = since.places.get(after) ?? since.removed.get(after)?.at
    if (!former || seen.has(after)) return after
    seen.add(after)
    after = former.parent === at.parent && former.place === at.place ? former.after : null
  }
  return after
}
