import type { Insert, Operation, Update } from '../../module-tree/operations.ts'
import { type Aside, type Entry, type Kept, subjectOf } from './kept.ts'
import { behindOthers } from './settled.ts'
import { changedWithin, holds } from './within.ts'

/** Puts a write into the outbox, behind everything that waits. */
export function enter(kept: Kept, entry: Entry): Kept {
  const joined = joinStretch(kept, entry) ?? mend(kept, entry) ?? rearrange(kept, entry)
  if (joined) return joined
  const conflict = conflictAbout(kept, entry.operations)
  return { ...kept, entries: [...kept.entries, conflict ? { ...entry, aside: conflict } : entry] }
}

/** The next letters of a word are part of the write that holds the first, unless that has left already. */
function joinStretch(kept: Kept, entry: Entry): Kept | null {
  const last = kept.entries.at(-1)
  if (!last || last.isSent || last.aside || entry.stretch === null || last.stretch !== entry.stretch)
    return null
  const operations = folded(last.operations, entry.operations)
  return operations && replaced(kept, last, { ...last, operations })
}

/**
 * What was refused is mended by filling in what it lacked: it becomes one write with that and is sent again. Its id stays,
 * because the server has done nothing under it.
 */
function mend(kept: Kept, entry: Entry): Kept | null {
  for (const refused of kept.entries) {
    if (refused.aside?.why !== 'refused') continue
    const operations = folded(refused.operations, entry.operations)
    if (operations) return replaced(kept, refused, sentAgain(refused, operations))
  }
  return null
}

/**
 * What was typed about a module while its first write was on its way: where the server did not take that one, it is part of it and
 * both are sent again as one.
 */
export function absorb(kept: Kept, id: string): Kept {
  const refused = kept.entries.find((entry) => entry.id === id)
  if (refused?.aside?.why !== 'refused') return kept
  let { operations } = refused
  const taken = kept.entries.filter((entry) => {
    if (entry === refused || entry.isSent || entry.aside) return false
    const joined = folded(operations, entry.operations)
    if (joined) operations = joined
    return joined !== null
  })
  if (taken.length === 0) return kept
  const entries = kept.entries.filter((entry) => !taken.includes(entry))
  return replaced({ ...kept, entries }, refused, sentAgain(refused, operations))
}

/** What the server has not taken yet is moved or removed here alone: there it does not stand anywhere. */
function rearrange(kept: Kept, { operations: [operation, ...more] }: Entry): Kept | null {
  if (!operation || more.length > 0 || (operation.kind !== 'move' && operation.kind !== 'remove')) return null
  for (const refused of kept.entries) {
    if (refused.aside?.why !== 'refused') continue
    const insert = refused.operations.find(
      (one): one is Insert => one.kind === 'insert' && holds(one.module, operation.module),
    )
    if (!insert) continue
    if (operation.kind === 'remove') return withoutInserted(kept, refused, insert, operation.module)
    if (refused.operations.length > 1 || insert.module.id !== operation.module) continue
    return replaced(behindOthersIn(kept, refused, insert), refused, {
      ...refused,
      operations: [{ ...insert, at: operation.at }],
    })
  }
  return null
}

/** A block that the server did not take is gone; what else was added with it is sent without it. */
function withoutInserted(kept: Kept, refused: Entry, insert: Insert, id: string): Kept {
  const module = changedWithin(insert.module, id, () => null)
  if (module) {
    const operations = refused.operations.map((one) => (one === insert ? { ...insert, module } : one))
    return replaced(kept, refused, sentAgain(refused, operations))
  }
  const others = behindOthersIn(kept, refused, insert)
  const rest = refused.operations.filter((one) => one !== insert && subjectOf(one) !== id)
  if (rest.length === 0) return { ...others, entries: others.entries.filter((one) => one !== refused) }
  const { operations } = behindOthers({ ...refused, operations: rest }, [insert])
  return replaced(others, refused, sentAgain(refused, operations))
}

/** Whatever stands behind it stays where it is. */
function behindOthersIn(kept: Kept, refused: Entry, insert: Insert): Kept {
  return {
    ...kept,
    entries: kept.entries.map((one) => (one === refused ? one : behindOthers(one, [insert]))),
  }
}

/** Its id stays: the server has done nothing under it. */
function sentAgain(entry: Entry, operations: Operation[]): Entry {
  return { ...entry, operations, isSent: false, aside: null }
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
  return own && earlier.with(at, { ...found, module: own })
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
