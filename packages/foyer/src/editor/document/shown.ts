import type { PastWrite } from '../../module-tree/since.ts'
import type { Tree } from '../../module-tree/tree.ts'
import type { Head } from '../outbox/advance.ts'
import type { Entry } from '../outbox/kept.ts'
import { tryApply } from '../outbox/tree-with.ts'

/** A write, in the order in which the shown document was made. */
export interface KnownWrite extends PastWrite {
  id: string | null
  /** Made by the person who edits here. */
  isMine: boolean
}

export interface Shown {
  tree: Tree
  /** All known writes that led to it: those of the server, then the waiting ones. */
  writes: KnownWrite[]
}

/**
 * What an editor sees: the head with all writes stored here, including conflicts, because they are still the editor's
 * text.
 */
export function shownOf(head: Head, entries: Entry[]): Shown {
  const writes: KnownWrite[] = head.log.map(({ operation_id, operations, inverse, isMine }) => ({
    id: operation_id,
    isMine,
    operations,
    inverse,
  }))
  let tree = head.tree
  for (const { id, operations } of entries) {
    const applied = tryApply(tree, operations)
    // It is based on something that was removed. It stays stored, and is shown with the conflict.
    if (!applied) continue
    tree = applied.tree
    writes.push({ id, isMine: true, operations, inverse: applied.inverse })
  }
  return { tree, writes }
}
