import type { Operation } from './operations.ts'
import { isSame } from './same.ts'
import { type DocumentModule, listIn, type Place, placeOf, type Tree, treeOf } from './tree.ts'

/** One write that was done: its operations, and those that undo it (the last one first). */
export interface PastWrite {
  operations: Operation[]
  inverse: Operation[]
}

/** What has changed in a document since the version that a write was made on. */
export interface Since {
  /** The values of changed fields at that version, by module (null for the document itself). */
  fields: Map<string | null, Map<string, unknown>>
  /** The former places of moved modules. */
  places: Map<string, Place>
  /** The removed modules, each with its former place. */
  removed: Map<string, { module: DocumentModule; at: Place }>
  /** The inserted modules. */
  inserted: Set<string>
}

export const NOTHING_SINCE: Since = {
  fields: new Map(),
  places: new Map(),
  removed: new Map(),
  inserted: new Set(),
}

/** Collects the changes from the writes after a version, the oldest first. */
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
      // The module is back, in the same or in another state.
      since.removed.delete(id)
      if (!isSame(gone.at, at)) notePlace(since, id, gone.at)
      for (const [name, value] of Object.entries(gone.module.fields)) {
        if (!isSame(value, module.fields[name])) noteField(since, id, name, value)
      }
    }
  }
}

/**
 * Only the first change of a field counts, because it contains the value at the base version. Modules inserted later had none.
 */
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

/** The neighbour before a place. Where it was moved or removed, the nearest of its former neighbours that is still in the list. */
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
