import type { Insert, Operation } from '../../module-tree/operations.ts'
import type { Place } from '../../module-tree/tree.ts'
import type { Entry, Kept } from './kept.ts'

/**
 * A write as it can be sent: where it names a neighbour that the server has not taken yet, such as a picture nobody has
 * chosen, the one before that is meant. That neighbour finds its place between the two when it is taken.
 */
export function settled(kept: Kept, entry: Entry): Entry {
  const missing: Insert[] = []
  for (const { aside, operations } of kept.entries) {
    if (aside?.why !== 'refused') continue
    missing.push(...operations.filter(isInsert))
  }
  return behindOthers(entry, missing)
}

/** The same write, with the one before them in the place of these neighbours. */
export function behindOthers(entry: Entry, neighbours: Insert[]): Entry {
  if (neighbours.length === 0) return entry
  const placeOf = new Map(neighbours.map(({ module, at }) => [module.id, at]))
  return { ...entry, operations: entry.operations.map((operation) => behind(operation, placeOf)) }
}

function behind(operation: Operation, placeOf: Map<string, Place>): Operation {
  if (operation.kind !== 'insert' && operation.kind !== 'move') return operation
  let { after } = operation.at
  for (let seen = 0; after !== null && seen <= placeOf.size; seen++) {
    const before = placeOf.get(after)
    if (!before) break
    after = before.parent === operation.at.parent && before.place === operation.at.place ? before.after : null
  }
  return { ...operation, at: { ...operation.at, after } }
}

/** A write that was refused as well, behind the neighbour it was made behind: both wait, and are shown in their order. */
export function unsettled(entry: Entry, made: Entry): Entry {
  const places = new Map(made.operations.filter(isInsert).map(({ module, at }) => [module.id, at]))
  const operations = entry.operations.map((operation) =>
    isInsert(operation) ? { ...operation, at: places.get(operation.module.id) ?? operation.at } : operation,
  )
  return { ...entry, operations }
}

function isInsert(operation: Operation): operation is Insert {
  return operation.kind === 'insert'
}
