import type { Operation } from '../../module-tree/operations.ts'
import { listIn, type Place, placeOf, type Tree } from '../../module-tree/tree.ts'
import { isRefused, type Kept, subjectOf } from './kept.ts'
import { treeWith, tryApply } from './tree-with.ts'

/**
 * The writes in an order in which they can be sent: refused ones are last, and no other write refers to a module of a
 * refused one as its neighbour. The shown document stays the same: refused modules stay where they are, whatever else
 * is saved around them.
 */
export function arranged(kept: Kept, head: Tree, shown = treeWith(head, kept.entries)): Kept {
  const others = kept.entries.filter((entry) => !isRefused(entry))
  let tree = head
  const entries = [...others, ...kept.entries.filter(isRefused)].map((entry) => {
    let current = tree
    const operations = entry.operations.map((operation) => {
      const next = isRefused(entry) ? asShown(operation, current, shown) : standing(operation, current, shown)
      current = tryApply(current, [next])?.tree ?? current
      return next
    })
    tree = tryApply(tree, operations)?.tree ?? tree
    return { ...entry, operations }
  })
  return { ...kept, entries }
}

/** A module that follows a missing one is placed after the nearest existing module before that. */
function standing(operation: Operation, tree: Tree, shown: Tree): Operation {
  if (!('at' in operation)) return operation
  const { at } = operation
  if (at.after === null || listIn(tree, at).includes(at.after)) return operation
  return { ...operation, at: { ...at, after: nearestBefore(subjectOf(operation), at, tree, shown) } }
}

/** The operation with the module's shown place, after the nearest existing module. */
function asShown(operation: Operation, tree: Tree, shown: Tree): Operation {
  const subject = subjectOf(operation)
  const at = 'at' in operation && subject !== null ? placeOf(shown, subject) : null
  if (!('at' in operation) || !at || (at.parent !== null && !tree.nodes.has(at.parent))) return operation
  return { ...operation, at: { ...at, after: nearestBefore(subject, at, tree, shown) } }
}

function nearestBefore(id: string | null, at: Place, tree: Tree, shown: Tree): string | null {
  const order = listIn(shown, at)
  const own = id === null ? -1 : order.indexOf(id)
  const before = own === -1 ? order.slice(0, order.indexOf(at.after ?? '') + 1) : order.slice(0, own)
  const there = new Set(listIn(tree, at))
  return before.findLast((one) => there.has(one)) ?? null
}
