import { applyOperations, type Operation } from '../../module-tree/operations.ts'
import { rebase } from '../../module-tree/rebase.ts'
import { NOTHING_SINCE, whatHappened } from '../../module-tree/since.ts'
import type { Kept, Step } from '../outbox/kept.ts'
import type { Shown } from './shown.ts'

/** More steps than anybody takes back one by one; what came before them is in the history. */
const MOST_STEPS = 500

/** A new change: it can be undone, and what was undone before it cannot be done again. */
export function withStep(kept: Kept, step: Step): Kept {
  const since = kept.done.length === 0 ? kept.version : kept.since
  return { ...kept, since, done: [...kept.done, step].slice(-MOST_STEPS), undone: [] }
}

/** The next letters of a word are undone with the first, where they have become part of one write. */
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
  /** The operations that take the step, and what is kept but for it. */
  | { step: Step; operations: Operation[]; kept: Kept }
  /** Somebody else has changed the same since; nothing is overwritten by an undo. */
  | { step: Step; blocked: true; kept: Kept }

/** What takes the latest change back, or does again what was taken back; null where there is none. */
export function stepOf(kept: Kept, shown: Shown, direction: Direction): Taken | null {
  const from = direction === 'undo' ? 'done' : 'undone'
  const left = [...kept[from]]
  for (let step = left.pop(); step !== undefined; step = left.pop()) {
    const operations = takingBack(shown, step)
    const before = { ...kept, [from]: [...left] }
    if (operations === 'clash') return { step, blocked: true, kept: before }
    // It had no effect, or is not known any more: the one before it is meant.
    if (operations.length > 0) return { step, operations, kept: before }
  }
  return null
}

/** The inverse of a step as it has to be now, after everything that came since. */
function takingBack({ tree: begin, writes }: Shown, { id, inverse, within }: Step): Operation[] | 'clash' {
  const at = writes.findLastIndex((write) => write.id === (within ?? id))
  const write = writes[at]
  if (!write && !within) return []
  // Part of a write that was refused and has left nothing: nobody but this person can have changed it since.
  const since = write ? whatHappened(writes.slice(at + 1)) : NOTHING_SINCE
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
