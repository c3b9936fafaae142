import type { PastWrite } from '../../module-tree/since.ts'
import type { Tree } from '../../module-tree/tree.ts'
import type { Head } from '../outbox/advance.ts'
import type { Entry } from '../outbox/kept.ts'
import { tryApply } from '../outbox/tree-with.ts'

/** A write in the order in which the shown document came about. */
export interface KnownWrite extends PastWrite {
  id: string | null
}

export interface Shown {
  tree: Tree
  /** Everything that led to it, as far as it is known: what the server has done, then what waits here. */
  writes: KnownWrite[]
}

/** What an editor sees: the head with everything that is kept here. Also what is in conflict: it is still their text. */
export function shownOf(head: Head, entries: Entry[]): Shown {
  const writes: KnownWrite[] = head.log.map(({ operation_id, operations, inverse }) => ({
    id: operation_id,
    operations,
    inverse,
  }))
  let tree = head.tree
  for (const { id, operations } of entries) {
    const applied = tryApply(tree, operations)
    // It stands on something that is gone. It stays kept, and whoever looks at the conflict sees it.
    if (!applied) continue
    tree = applied.tree
    writes.push({ id, operations, inverse: applied.inverse })
  }
  return { tree, writes }
}
