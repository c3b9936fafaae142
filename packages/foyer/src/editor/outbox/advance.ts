import { applyOperations, type Operation, type OperationError } from '../../module-tree/operations.ts'
import { type Clash, type ClashError, pick, rebase } from '../../module-tree/rebase.ts'
import { type PastWrite, type Since, whatHappened } from '../../module-tree/since.ts'
import { moduleIn, placeOf, type Tree } from '../../module-tree/tree.ts'
import { arranged } from './arranged.ts'
import { type Entry, isRefused, type Kept, subjectOf } from './kept.ts'
import { treeWith } from './tree-with.ts'

/** A write stored by the server, our own or another's. */
export interface Change extends PastWrite {
  version: number
  operation_id: string | null
  /** Made by the person who edits here, in this window or in another. */
  isMine: boolean
}

/** The document on the server, as far as this tab knows. */
export interface Head {
  version: number
  tree: Tree
  /** The changes that led to it, the oldest first. */
  log: readonly Change[]
}

/** The head with later changes. */
export function withChanges(head: Head, changes: Change[]): Head {
  const later = changes.filter(({ version }) => version > head.version)
  const { tree } = applyOperations(
    head.tree,
    later.flatMap(({ operations }) => operations),
  )
  return { tree, version: later.at(-1)?.version ?? head.version, log: [...head.log, ...later] }
}

/**
 * The record on a newer head. A write of ours that is among the server's changes leaves the outbox: this is how it is
 * acknowledged, even if the answer to it was lost. The others are rebased over the changes of other people; refused
 * ones stay where they were shown.
 */
export function advance(kept: Kept, head: Head, before: Head): Kept {
  const later = head.log.filter(({ version }) => version > kept.version)
  if (later.length === 0) return kept
  const shown = treeWith((before.version === kept.version ? before : head).tree, kept.entries)
  const acknowledged = new Set(later.map(({ operation_id }) => operation_id))
  const own = new Set(kept.entries.map(({ id }) => id))
  const others = later.filter(({ operation_id }) => operation_id === null || !own.has(operation_id))
  const left = kept.entries.filter(({ id }) => !acknowledged.has(id))
  const entries = rebased(left, head.tree, whatHappened(others))
  const next = { ...kept, version: head.version, entries }
  return entries.some(isRefused) ? arranged(next, head.tree, shown) : next
}

function rebased(entries: Entry[], begin: Tree, since: Since): Entry[] {
  let tree = begin
  return entries.flatMap((entry) => {
    if (entry.aside?.why === 'conflict')
      return [{ ...entry, aside: { why: 'conflict' as const, clash: asItStands(entry.aside.clash, begin) } }]
    const result = rebaseEntry(entry, tree, since)
    if ('clash' in result) return [{ ...entry, aside: { why: 'conflict' as const, clash: result.clash } }]
    tree = result.tree
    // Another person has done the same: nothing is left to send.
    return result.operations.length > 0 ? [{ ...entry, operations: result.operations }] : []
  })
}

/** The other side of a conflict is the server's current value, not the one at the beginning of the conflict. */
export function asItStands(clash: Clash, tree: Tree): Clash {
  const { module, fields, mine } = clash
  if (module === null) return fields.length > 0 ? { ...clash, theirs: pick(tree.fields, fields) } : clash
  const node = tree.nodes.get(module)
  if (!node) return { ...clash, theirs: null }
  if (fields.length > 0) return { ...clash, theirs: pick(node.fields, fields) }
  if (mine === null) return { ...clash, theirs: moduleIn(tree, module) }
  return { ...clash, theirs: placeOf(tree, module) }
}

type Rebased = { tree: Tree; operations: Operation[] } | { clash: Clash }

/** Rebases all of a write or nothing, as the server does. */
function rebaseEntry(entry: Entry, begin: Tree, since: Since): Rebased {
  const operations: Operation[] = []
  let tree = begin
  for (const operation of entry.operations) {
    try {
      const next = rebase(tree, since, operation)
      if (!next) continue
      tree = applyOperations(tree, [next]).tree
      operations.push(next)
    } catch (error) {
      return { clash: clashOf(error as Error, operation) }
    }
  }
  return { tree, operations }
}

function clashOf(error: Error, operation: Operation): Clash {
  if (error.name === 'ClashError') return (error as ClashError).clash
  if (error.name !== 'OperationError') throw error
  // It is based on something that is itself in conflict, or that no longer exists.
  const { obstacle } = error as OperationError
  return { module: subjectOf(operation), fields: [], base: obstacle, theirs: null, mine: operation }
}
