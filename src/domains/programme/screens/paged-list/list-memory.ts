import type { ListState } from './list-state.ts'

const KEPT = 30

/**
 * The lists that remember (3-readings, Decided after it was used, attacked and read, Memory of a list). The overlay shows the programme over another page, which may have a
 * list of its own: both stand at one address, so the address alone does not tell them apart.
 */
export type ListName = 'programme' | 'overlay' | 'productions'

/** Which list of which address, in which entry of the history. */
export interface ListPlace {
  entry: string
  list: ListName
  address: string
}

/** Lists as they were left. Browser only: nothing is remembered on the server. */
const memory = new Map<string, ListState<unknown>>()

const keyOf = ({ entry, list, address }: ListPlace) => `${entry} ${list} ${address}`

/** Keeps a list for the way back; the oldest ones go first. */
export function remember(place: ListPlace, state: ListState<unknown>): void {
  const key = keyOf(place)
  memory.delete(key)
  memory.set(key, { ...state, status: 'idle' })
  for (const oldest of memory.keys()) {
    if (memory.size <= KEPT) return
    memory.delete(oldest)
  }
}

/** The list as it was, where this entry of the history held the same one. */
export function recall<S>(place: ListPlace): ListState<S> | null {
  return (memory.get(keyOf(place)) as ListState<S> | undefined) ?? null
}
