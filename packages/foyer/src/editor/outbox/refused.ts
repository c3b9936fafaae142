import { differenceOf } from '../../module-tree/difference.ts'
import type { Insert, Operation } from '../../module-tree/operations.ts'
import { type DocumentModule, idsWithin, type Tree } from '../../module-tree/tree.ts'
import { arranged } from './arranged.ts'
import { type Entry, isRefused, type Kept, subjectOf, withinOne } from './kept.ts'
import { treeWith } from './tree-with.ts'
import { changedWithin, holds, idsOf } from './within.ts'

/**
 * Merges later changes of a refused write into it. The server has stored nothing of it, so such changes can only be
 * sent with it: filling in what is missing corrects it, and removing the module again leaves nothing to send.
 */
export function gathered(kept: Kept, head: Tree): Kept {
  if (!kept.entries.some(isRefused)) return kept
  for (const refused of kept.entries.filter(isRefused)) {
    const parts = partsOf(kept, refused, head)
    if (parts.length > 1) return gathered(combined(kept, parts, head), head)
  }
  return arranged(kept, head)
}

/** A refused write, and all other writes here about the same modules. */
function partsOf({ entries }: Kept, refused: Entry, head: Tree): Entry[] {
  return entries.filter((entry, at) => {
    if (entry === refused) return true
    // A sent write may have arrived, so it is not merged.
    if (!isRefused(entry) && (entry.isSent || entry.aside)) return false
    return entry.operations.some((operation) =>
      isAbout(operation, refused, () => treeWith(head, entries.slice(0, at))),
    )
  })
}

/** Combines the writes under the id of the refused one, which the server has not used. */
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

/** Whether an operation needs the refused write, or replaces it. */
function isAbout(operation: Operation, { operations }: Entry, before: () => Tree): boolean {
  const subject = subjectOf(operation)
  const parent = 'at' in operation ? operation.at.parent : null
  // Undoing a removal brings back what the refused write is about.
  const brought: (string | null)[] = operation.kind === 'insert' ? idsOf(operation.module) : []
  const gone = new Set(operation.kind === 'remove' ? withinOf(before(), operation.module) : [])
  return operations.some((one) => {
    const ids = one.kind === 'insert' ? idsOf(one.module) : []
    if ([subject, parent, ...gone].some((id) => id !== null && ids.includes(id))) return true
    const isWithinGone = [subjectOf(one), 'at' in one ? one.at.parent : null].some(
      (id) => id !== null && gone.has(id),
    )
    const isReplaced = subjectOf(one) === subject && (one.kind === operation.kind || one.kind === 'remove')
    return isWithinGone || isReplaced || brought.includes(subjectOf(one))
  })
}

function withinOf(tree: Tree, id: string): string[] {
  return tree.nodes.has(id) ? idsWithin(tree, id) : [id]
}

/** Puts inserted modules into the inserted module around them, because the server checks a module with its content. */
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

/** Null if its neighbour is not part of the inserted module, but was moved into it. */
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
