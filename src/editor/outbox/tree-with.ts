import {
  type Applied,
  applyOperations,
  type Operation,
  type OperationError,
} from '../../module-tree/operations.ts'
import type { Tree } from '../../module-tree/tree.ts'
import type { Entry } from './kept.ts'

/** A document with what is kept here. What stands on something that is gone is left out: it stays kept, and a person decides about it. */
export function treeWith(tree: Tree, entries: Entry[]): Tree {
  return entries.reduce((now, { operations }) => tryApply(now, operations)?.tree ?? now, tree)
}

/** Null where it cannot be done to this tree. */
export function tryApply(tree: Tree, operations: Operation[]): Applied<Operation[]> | null {
  try {
    return applyOperations(tree, operations)
  } catch (error) {
    if ((error as OperationError).name !== 'OperationError') throw error
    return null
  }
}
