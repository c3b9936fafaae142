import { applyOperations, type Operation } from '../../module-tree/operations.ts'
import { rebase } from '../../module-tree/rebase.ts'
import { NOTHING_SINCE, whatHappened } from '../../module-tree/since.ts'
import type { Kept, Step } from '../outbox/kept.ts'
import type { Shown } from './shown.ts'

/** The limit for steps to undo; older changes are in the history. */
const MOST_STEPS = 500

/** Adds a step for undoing; steps that were undone before can no longer be redone. */
export function withStep(kept: Kept, step: Step): Kept {
  const since = kept.done.length === 0 ? kept.version : kept.since
  return { ...kept, since, done: [...kept.done, step].slice(-MOST_STEPS), undone: [] }
}

/** Merges the steps of letters that have become part of one write, so that they are undone together. */
export function withoutLetters(kept: Kept): Kept {
  const [before, last] = kept.done.slice(-2)
  const isNext =
    last !== undefined &&
    last.stretch !== null &&
    last.stretch === before?.stretch &&
    last.within === (before.within ?? before.id)
  return isNext ? { ...kept, done: kept.done.slice(0, -1) } : kept
}

export type Direction = 'undo' | 'redo'

export type Taken =
  /** The operations for the step, and the record without it. */
  | { step: Step; operations: Operation[]; kept: Kept }
  /** Another person has changed the same since; undo does not overwrite it. */
  | { step: Step; blocked: true; kept: Kept }

/** The operations that undo the latest change or redo one; null if there is none. */
export function stepOf(kept: Kept, shown: Shown, direction: Direction): Taken | null {
  const from = direction === 'undo' ? 'done' : 'undone'
  const left = [...kept[from]]
  for (let step = left.pop(); step !== undefined; step = left.pop()) {
    const operations = takingBack(shown, step)
    const before = { ...kept, [from]: [...left] }
    if (operations === 'clash') return { step, blocked: true, kept: before }
    // A step that had no effect, or is no longer known, is skipped.
    if (operations.length > 0) return { step, operations, kept: before }
  }
  return null
}

/**
 * The inverse of a step, rebased over what others have written since. Own later steps are undone before this one, so they
 * leave nothing to be rebased over; a refused step that has become part of an earlier write would even look like a change of
 * another person.
 */
function takingBack({ tree: begin, writes }: Shown, { id, inverse, within }: Step): Operation[] | 'clash' {
  const at = writes.findLastIndex((write) => write.id === (within ?? id))
  const write = writes[at]
  if (!write && !within) return []
  // It is part of a refused write, which others have never seen, so nothing can have changed since.
  const foreign = writes.slice(at + 1).filter(({ isMine }) => !isMine)
  const since = write ? whatHappened(foreign) : NOTHING_SINCE
  const operations: Operation[] = []
  let tree = begin
  try {
    for (const operation of write && !within ? write.inverse : inverse) {
      const next = rebase(tree, since, operation)
      if (!next) continue
      tree = applyOperations(tree, [next]).tree
      operations.push(next)
    }
  } catch (error) {
    const { name } = error as Error
    if (name !== 'ClashError' && name !== 'OperationError') throw error
    return 'clash'
  }
  return operations
}
