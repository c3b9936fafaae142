import {
  type Applied,
  applyOperations,
  type Operation,
  type OperationError,
} from '../../module-tree/operations.ts'
import type { Tree } from '../../module-tree/tree.ts'
import type { Entry } from './kept.ts'

/**
 * A document with the writes stored here. Writes on removed modules are left out; they stay stored until a decision.
 */
export function treeWith(tree: Tree, entries: Entry[]): Tree {
  return entries.reduce((now, { operations }) => tryApply(now, operations)?.tree ?? now, tree)
}

/** Null if the operations cannot be applied to this tree. */
export function tryApply(tree: Tree, operations: Operation[]): Applied<Operation[]> | null {
  try {
    return applyOperations(tree, operations)
  } catch (error) {
    if ((error as OperationError).name !== 'OperationError') throw error
    return null
  }
}
