import type { Entry } from '../outbox/kept.ts'

/** Why writes are not sent although they could be. */
export type Hindrance =
  /** No network, or a failure of the server: it is tried again automatically. */
  | 'unreachable'
  /** The session has ended (1 §8 401 while editing). */
  | 'login'
  /** This browser cannot store them: they are only in this tab. */
  | 'storage'

/** The save state shown in the toolbar. */
export type SaveState =
  | { name: 'saved' }
  | { name: 'saving'; count: number }
  | { name: 'kept'; count: number; because: Hindrance | 'refused' }
  | { name: 'conflict'; count: number }

export function saveStateOf(entries: Entry[], hindrance: Hindrance | null): SaveState {
  const conflicts = entries.filter(({ aside }) => aside?.why === 'conflict')
  if (conflicts.length > 0) return { name: 'conflict', count: conflicts.length }
  const count = entries.length
  if (count === 0) return { name: 'saved' }
  if (hindrance) return { name: 'kept', count, because: hindrance }
  const isAllRefused = entries.every(({ aside }) => aside !== null)
  return isAllRefused ? { name: 'kept', count, because: 'refused' } : { name: 'saving', count }
}
