import type { Insert, Operation, Update } from '../../module-tree/operations.ts'
import type { Tree } from '../../module-tree/tree.ts'
import { type Aside, type Entry, isWaiting, type Kept, subjectOf, withinOne } from './kept.ts'
import { gathered } from './refused.ts'
import { changedWithin, holds } from './within.ts'

/** Puts a write into the outbox, behind everything that waits. */
export function enter(kept: Kept, entry: Entry, head: Tree): Kept {
  const joined = joinStretch(kept, entry)
  if (joined) return joined
  const conflict = entry.aside ?? conflictAbout(kept, entry.operations)
  return gathered({ ...kept, entries: [...kept.entries, { ...entry, aside: conflict }] }, head)
}

/** The next letters of a word are part of the write that holds the first, unless that has left already. */
function joinStretch(kept: Kept, entry: Entry): Kept | null {
  const last = kept.entries.findLast(isWaiting)
  if (!last || last.isSent || entry.aside || entry.stretch === null || last.stretch !== entry.stretch)
    return null
  const operations = folded(last.operations, entry.operations)
  return operations && withinOne(replaced(kept, last, { ...last, operations }), [entry.id], last.id)
}

/** The operations with the new words put where the old ones were; null where the two are not about the same. */
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
 * Whoever goes on writing in a text that is in conflict has not decided it: it must not overwrite the other one's. What they
 * write is their side of it.
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
  // Of a module as a whole, or of some of its fields.
  return 'fields' in mine
    ? { ...mine, fields: { ...(mine.fields as object), ...operation.fields } }
    : { ...mine, ...operation.fields }
}

function replaced(kept: Kept, old: Entry, by: Entry): Kept {
  return { ...kept, entries: kept.entries.map((entry) => (entry === old ? by : entry)) }
}
