import type { Operation } from '../../module-tree/operations.ts'
import type { Clash } from '../../module-tree/rebase.ts'

/** A write that the server has not yet been seen to have done. */
export interface Entry {
  /** Made here once and sent with every try, so that the server does it once (`operation_id`). */
  id: string
  operations: Operation[]
  /** It has left at least once and may have arrived: from then on nothing may be added to it. */
  isSent: boolean
  /** Why it is not sent by itself any more; null while it waits for its turn. */
  aside: Aside | null
  /** Writes that carry the same word belong together as long as none has left: the letters of one stretch of typing. */
  stretch: string | null
}

/** A person has to look at it. Nothing of it is thrown away. */
export type Aside =
  /** Somebody else changed the same. */
  | { why: 'conflict'; clash: Clash }
  /** The server does not take it as it is; messages by field where it gave any. */
  | { why: 'refused'; fields: Record<string, string[]> }

/** What a browser keeps of one document for one person, over reloads and crashes. */
export interface Kept {
  /** The version that the entries were made on, or have been rebased to. */
  version: number
  /** The version before the oldest step that can be undone: what came later is needed to undo it. */
  since: number
  entries: Entry[]
  /** What can be undone, the latest last. */
  done: Step[]
  /** What can be done again, the latest last: what undid it. */
  undone: Step[]
}

/** One thing that somebody did, to be taken back as a whole. */
export interface Step {
  /** The write that did it. Its inverse is what the server wrote down beside it. */
  id: string
  /** When it was done first, in milliseconds; undoing it and doing it again leaves this as it is. */
  at: number
  stretch: string | null
  /** What takes it back alone, where its write holds other steps as well. */
  inverse: Operation[]
  /** The write it has become part of. */
  within: string | null
}

export function emptyKept(version: number): Kept {
  return { version, since: version, entries: [], done: [], undone: [] }
}

export function isWaiting({ aside }: Entry): boolean {
  return aside === null
}

/** The steps of writes that have become part of one. */
export function withinOne(kept: Kept, ids: string[], one: string): Kept {
  const moved = (steps: Step[]) =>
    steps.map((step) => (ids.includes(step.within ?? step.id) ? { ...step, within: one } : step))
  return { ...kept, done: moved(kept.done), undone: moved(kept.undone) }
}

export function isRefused({ aside }: Entry): boolean {
  return aside?.why === 'refused'
}

/** The module an operation is about; null for the document itself. */
export function subjectOf(operation: Operation): string | null {
  return operation.kind === 'insert' ? operation.module.id : operation.module
}
