import type { Operation } from '../../module-tree/operations.ts'
import type { Clash } from '../../module-tree/rebase.ts'

/** A write that the server has not acknowledged. */
export interface Entry {
  /** Made once and sent with every attempt, so that the server applies it once (`operation_id`). */
  id: string
  operations: Operation[]
  /** It was sent at least once and may have arrived: nothing may be added to it. */
  isSent: boolean
  /** Why it is not sent automatically; null while it waits. */
  aside: Aside | null
  /** Writes with the same key are joined until one is sent, such as the letters of one stretch of typing. */
  stretch: string | null
}

/** It needs a decision. Nothing of it is lost. */
export type Aside =
  /** Another person changed the same. */
  | { why: 'conflict'; clash: Clash }
  /** The server refuses it; messages by field, if there are any. */
  | { why: 'refused'; fields: Record<string, string[]> }

/** What a browser stores of a document for one person, across reloads and crashes. */
export interface Kept {
  /** The version that the entries are based on. */
  version: number
  /** The version before the oldest step that can be undone: undoing needs all later changes. */
  since: number
  entries: Entry[]
  /** Steps that can be undone, the latest last. */
  done: Step[]
  /** Steps that can be redone, the latest last: each is the step that undid it. */
  undone: Step[]
}

/** One change of an editor, undone as a whole. */
export interface Step {
  /** The id of its write. The server stores the inverse with the write. */
  id: string
  /** When it was first made, in milliseconds; undo and redo do not change it. */
  at: number
  stretch: string | null
  /** The operations that undo only this step, for a write with several steps. */
  inverse: Operation[]
  /** The id of the write it has become part of. */
  within: string | null
}

export function emptyKept(version: number): Kept {
  return { version, since: version, entries: [], done: [], undone: [] }
}

export function isWaiting({ aside }: Entry): boolean {
  return aside === null
}

/** Marks the steps of several writes as parts of one. */
export function withinOne(kept: Kept, ids: string[], one: string): Kept {
  const moved = (steps: Step[]) =>
    steps.map((step) => (ids.includes(step.within ?? step.id) ? { ...step, within: one } : step))
  return { ...kept, done: moved(kept.done), undone: moved(kept.undone) }
}

export function isRefused({ aside }: Entry): boolean {
  return aside?.why === 'refused'
}

/** The module of an operation; null for the document itself. */
export function subjectOf(operation: Operation): string | null {
  return operation.kind === 'insert' ? operation.module.id : operation.module
}
