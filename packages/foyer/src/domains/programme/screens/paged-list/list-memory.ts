import type { ListState } from './list-state.ts'

const KEPT = 30

/**
 * The lists that are remembered (3-readings, Decided after it was used, attacked and read, Memory of a list). The
 * overlay shows the programme over another page, which may have a list of its own at the same address, so the address
 * alone does not tell them apart.
 */
export type ListName = 'programme' | 'overlay' | 'productions'

/** Which list, at which address, in which entry of the history. */
export interface ListPlace {
  entry: string
  list: ListName
  address: string
}

/** The state of lists that were left. Only in the browser. */
const memory = new Map<string, ListState<unknown>>()

const keyOf = ({ entry, list, address }: ListPlace) => `${entry} ${list} ${address}`

/** Stores a list for going back; the oldest ones are removed first. */
export function remember(place: ListPlace, state: ListState<unknown>): void {
  const key = keyOf(place)
  memory.delete(key)
  memory.set(key, { ...state, status: 'idle' })
  for (const oldest of memory.keys()) {
    if (memory.size <= KEPT) return
    memory.delete(oldest)
  }
}

/** The stored list, if this entry of the history contained the same one. */
export function recall<S>(place: ListPlace): ListState<S> | null {
  return (memory.get(keyOf(place)) as ListState<S> | undefined) ?? null
}
