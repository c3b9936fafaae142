import type { Operation } from '../../module-tree/operations.ts'
import type { Head } from '../outbox/advance.ts'
import { type Kept, subjectOf } from '../outbox/kept.ts'
import { shownOf } from './shown.ts'

/**
 * What is removed is checked no more: a write that the server did not take is left without the modules that were removed since, and
 * is sent again where anything else is in it.
 */
export function withoutRemoved(kept: Kept, head: Head): Kept {
  const isRefused = kept.entries.some(({ aside }) => aside?.why === 'refused')
  const isRemoving = kept.entries.some(({ operations }) => operations.some(({ kind }) => kind === 'remove'))
  if (!isRefused || !isRemoving) return kept
  const { nodes } = shownOf(head, kept.entries).tree
  const gone = new Set([...head.tree.nodes.keys()].filter((id) => !nodes.has(id)))
  const entries = kept.entries.flatMap((entry) => {
    if (entry.aside?.why !== 'refused') return [entry]
    const operations = entry.operations.filter((operation) => !isAboutGone(operation, gone))
    if (operations.length === entry.operations.length) return [entry]
    return operations.length === 0 ? [] : [{ ...entry, operations, isSent: false, aside: null }]
  })
  return { ...kept, entries }
}

/** What was to stand in a removed module is gone with it, and so is what stands in that. */
function isAboutGone(operation: Operation, gone: Set<string>): boolean {
  const subject = subjectOf(operation)
  const around = 'at' in operation ? operation.at.parent : null
  const isGone = [subject, around].some((id) => id !== null && gone.has(id))
  if (isGone && operation.kind === 'insert') gone.add(operation.module.id)
  return isGone
}
