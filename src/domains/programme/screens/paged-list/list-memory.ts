import type { ListState } from './list-state.ts'

const KEPT = 30

/** Lists as they were left, by the entry of the history they stood in. Browser only: nothing is remembered on the server. */
const memory = new Map<string, { list: string; state: ListState<unknown> }>()

/** Keeps a list for the way back; the oldest entries go first. */
export function remember(entry: string, list: string, state: ListState<unknown>): void {
  memory.delete(entry)
  memory.set(entry, { list, state: { ...state, status: 'idle' } })
  for (const oldest of memory.keys()) {
    if (memory.size <= KEPT) return
    memory.delete(oldest)
  }
}

/** The list as it was, where this entry of the history held the same one. */
export function recall<S>(entry: string, list: string): ListState<S> | null {
  const kept = memory.get(entry)
  return kept?.list === list ? (kept.state as ListState<S>) : null
}
