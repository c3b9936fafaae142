import type { Insert, Operation, Update } from '../../module-tree/operations.ts'
import type { Tree } from '../../module-tree/tree.ts'
import { type Aside, type Entry, isWaiting, type Kept, subjectOf, withinOne } from './kept.ts'
import { gathered } from './refused.ts'
import { changedWithin, holds } from './within.ts'

/** Adds a write to the outbox, after all waiting ones. */
export function enter(kept: Kept, entry: Entry, head: Tree): Kept {
  const joined = joinStretch(kept, entry)
  if (joined) return joined
  const conflict = entry.aside ?? conflictAbout(kept, entry.operations)
  return gathered({ ...kept, entries: [...kept.entries, { ...entry, aside: conflict }] }, head)
}

/**
 * Joins a write to the last waiting one if both are of the same stretch of typing. Null if that one was sent, because it may
 * have arrived.
 */
function joinStretch(kept: Kept, entry: Entry): Kept | null {
  const last = kept.entries.findLast(isWaiting)
  if (!last || last.isSent || entry.aside || entry.stretch === null || last.stretch !== entry.stretch)
    return null
  const operations = folded(last.operations, entry.operations)
  return operations && withinOne(replaced(kept, last, { ...last, operations }), [entry.id], last.id)
}

/** The earlier operations with the newer texts; null if the two are not about the same fields. */
function folded(earlier: Operation[], later: Operation[]): Operation[] | null {
  let result: Operation[] | null = earlier
  for (const operation of later) {
    if (operation.kind !== 'update' || result === null) return null
    result = foldedOne(result, operation)
  }
  return result
}

function foldedOne(earlier: Operation[], { module, fields }: Update): Operation[] | null {
  const at = earlier.findLastIndex(
    (one) =>
      (one.kind === 'update' && one.module === module) ||
      (one.kind === 'insert' && module !== null && holds(one.module, module)),
  )
  const found = earlier[at] as Update | Insert | undefined
  if (!found) return null
  if (found.kind === 'update') return earlier.with(at, { ...found, fields: { ...found.fields, ...fields } })
  const own = changedWithin(found.module, module as string, (inner) => ({
    ...inner,
    fields: { ...inner.fields, ...fields },
  }))
  return earlier.with(at, { ...found, module: own })
}

/**
 * Typing on in a text that is in conflict does not resolve it, and must not overwrite the other text. It changes this
 * editor's side of the conflict.
 */
function conflictAbout({ entries }: Kept, operations: Operation[]): Aside | null {
  const touched = new Set(operations.map(subjectOf))
  const found = entries.findLast(({ aside, operations }) => {
    return aside?.why === 'conflict' && operations.some((one) => touched.has(subjectOf(one)))
  })
  if (found?.aside?.why !== 'conflict') return null
  const { clash } = found.aside
  return { why: 'conflict', clash: { ...clash, mine: operations.reduce(withLater, clash.mine) } }
}

function withLater(mine: unknown, operation: Operation): unknown {
  if (operation.kind !== 'update' || typeof mine !== 'object' || mine === null) return mine
  // For a module as a whole, or for some of its fields.
  return 'fields' in mine
    ? { ...mine, fields: { ...(mine.fields as object), ...operation.fields } }
    : { ...mine, ...operation.fields }
}

function replaced(kept: Kept, old: Entry, by: Entry): Kept {
  return { ...kept, entries: kept.entries.map((entry) => (entry === old ? by : entry)) }
}
