import type { Insert, Operation } from '../../documents/tree/operations.ts'
import type { Place } from '../../documents/tree/tree.ts'
import type { Entry, Kept } from './kept.ts'

/**
 * A write as it can be sent: where it names a neighbour that the server has not taken yet, such as a picture nobody has
 * chosen, the one before that is meant. That neighbour finds its place between the two when it is taken.
 */
export function settled(kept: Kept, entry: Entry): Entry {
  const missing = new Map<string, Insert>()
  for (const { aside, operations } of kept.entries) {
    if (aside?.why !== 'refused') continue
    for (const operation of operations)
      if (operation.kind === 'insert') missing.set(operation.module.id, operation)
  }
  if (missing.size === 0) return entry
  return { ...entry, operations: entry.operations.map((operation) => settledOne(operation, missing)) }
}

function settledOne(operation: Operation, missing: Map<string, Insert>): Operation {
  if (operation.kind !== 'insert' && operation.kind !== 'move') return operation
  let { after } = operation.at
  for (let seen = 0; after !== null && seen <= missing.size; seen++) {
    const before: Place | undefined = missing.get(after)?.at
    if (!before) break
    after = before.parent === operation.at.parent && before.place === operation.at.place ? before.after : null
  }
  return { ...operation, at: { ...operation.at, after } }
}
