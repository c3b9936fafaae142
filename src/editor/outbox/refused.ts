import { differenceOf } from '../../module-tree/difference.ts'
import type { Insert, Operation } from '../../module-tree/operations.ts'
import { type DocumentModule, idsWithin, type Tree } from '../../module-tree/tree.ts'
import { arranged } from './arranged.ts'
import { type Entry, isRefused, type Kept, subjectOf, withinOne } from './kept.ts'
import { treeWith } from './tree-with.ts'
import { changedWithin, holds, idsOf } from './within.ts'

/**
 * Puts everything that was done about a refused write into it. The server has nothing of that write, so what is about it can only be
 * sent with it: what fills in what is missing mends it, and a block that is removed again leaves nothing to send.
 */
export function gathered(kept: Kept, head: Tree): Kept {
  if (!kept.entries.some(isRefused)) return kept
  for (const refused of kept.entries.filter(isRefused)) {
    const parts = partsOf(kept, refused, head)
    if (parts.length > 1) return gathered(combined(kept, parts, head), head)
  }
  return arranged(kept, head)
}

/** A refused write, and what else is here about the same. */
function partsOf({ entries }: Kept, refused: Entry, head: Tree): Entry[] {
  return entries.filter((entry, at) => {
    if (entry === refused) return true
    // What has left may have arrived: nothing may be added to it, and it is part of nothing.
    if (!isRefused(entry) && (entry.isSent || entry.aside)) return false
    return entry.operations.some((operation) =>
      isAbout(operation, refused, () => treeWith(head, entries.slice(0, at))),
    )
  })
}

/** Sent again as one, under the id of the refused one: the server has done nothing under it. */
function combined(kept: Kept, parts: Entry[], head: Tree): Kept {
  const shown = treeWith(head, kept.entries)
  const { id } = parts.find(isRefused) as Entry
  const rest = arranged(
    { ...kept, entries: kept.entries.filter((entry) => !parts.includes(entry)) },
    head,
    shown,
  )
  const operations = nested(differenceOf(treeWith(head, rest.entries), shown))
  const stretch = parts.at(-1)?.stretch ?? null
  const whole: Entry[] =
    operations.length === 0 ? [] : [{ id, operations, isSent: false, aside: null, stretch }]
  return withinOne(
    { ...kept, entries: [...rest.entries, ...whole] },
    parts.map((part) => part.id),
    id,
  )
}

/** Whether an operation needs what was refused, or replaces it. */
function isAbout(operation: Operation, { operations }: Entry, before: () => Tree): boolean {
  const subject = subjectOf(operation)
  const parent = 'at' in operation ? operation.at.parent : null
  const gone = new Set(operation.kind === 'remove' ? withinOf(before(), operation.module) : [])
  return operations.some((one) => {
    const ids = one.kind === 'insert' ? idsOf(one.module) : []
    if ([subject, parent, ...gone].some((id) => id !== null && ids.includes(id))) return true
    const isWithinGone = [subjectOf(one), 'at' in one ? one.at.parent : null].some(
      (id) => id !== null && gone.has(id),
    )
    const isReplaced = subjectOf(one) === subject && (one.kind === operation.kind || one.kind === 'remove')
    return isWithinGone || isReplaced
  })
}

function withinOf(tree: Tree, id: string): string[] {
  return tree.nodes.has(id) ? idsWithin(tree, id) : [id]
}

/** Modules that are added with the one around them, in it: the server checks a block with what stands in it. */
function nested(operations: Operation[]): Operation[] {
  const done: Operation[] = []
  for (const operation of operations) {
    const parent = operation.kind === 'insert' ? operation.at.parent : null
    const at = done.findIndex((one) => one.kind === 'insert' && parent !== null && holds(one.module, parent))
    const around = done[at] as Insert | undefined
    const module = around && withChild(around.module, operation as Insert)
    if (module) done[at] = { ...around, module }
    else done.push(operation)
  }
  return done
}

/** Null where its neighbour is not in there, but was moved into it. */
function withChild(around: DocumentModule, { module, at }: Insert): DocumentModule | null {
  let isIn = false
  const result = changedWithin(around, at.parent as string, (parent) => {
    const list = parent.lists[at.place] ?? []
    const after = list.findIndex(({ id }) => id === at.after)
    isIn = at.after === null || after !== -1
    return { ...parent, lists: { ...parent.lists, [at.place]: list.toSpliced(after + 1, 0, module) } }
  })
  return isIn ? result : null
}
