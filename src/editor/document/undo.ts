import { applyOperations, type Operation } from '../../module-tree/operations.ts'
import { rebase } from '../../module-tree/rebase.ts'
import { whatHappened } from '../../module-tree/since.ts'
import type { Kept } from '../outbox/kept.ts'
import type { Shown } from './shown.ts'

/** More steps than anybody takes back one by one; what came before them is in the history. */
const MOST_STEPS = 500

/** A new change: it can be undone, and what was undone before it cannot be done again. */
export function withStep(kept: Kept, id: string): Kept {
  if (kept.done.includes(id)) return { ...kept, undone: [] }
  const since = kept.done.length === 0 ? kept.version : kept.since
  return { ...kept, since, done: [...kept.done, id].slice(-MOST_STEPS), undone: [] }
}

export type Direction = 'undo' | 'redo'

export type Step =
  /** The operations that take the step, and what is kept then but for them. */
  | { operations: Operation[]; kept(id: string): Kept }
  /** Somebody else has changed the same since; nothing is overwritten by an undo. */
  | { blocked: true; kept: Kept }

/** What takes the latest change back, or does again what was taken back; null where there is none. */
export function stepOf(kept: Kept, shown: Shown, direction: Direction): Step | null {
  const [from, to] = direction === 'undo' ? (['done', 'undone'] as const) : (['undone', 'done'] as const)
  const left = [...kept[from]]
  for (let id = left.pop(); id !== undefined; id = left.pop()) {
    const operations = takingBack(shown, id)
    const before = { ...kept, [from]: [...left] }
    if (operations === 'clash') return { blocked: true, kept: before }
    // It had no effect, or is not known any more: the one before it is meant.
    if (operations.length === 0) continue
    return { operations, kept: (by) => ({ ...before, [to]: [...kept[to], by] }) }
  }
  return null
}

/** The inverse of a write as it has to be now, after everything that came since. */
function takingBack({ tree: begin, writes }: Shown, id: string): Operation[] | 'clash' {
  const at = writes.findLastIndex((write) => write.id === id)
  const write = writes[at]
  if (!write) return []
  const since = whatHappened(writes.slice(at + 1))
  const operations: Operation[] = []
  let tree = begin
  try {
    for (const operation of write.inverse) {
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
