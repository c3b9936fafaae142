import type { Clock } from '../time/clock.ts'
import { createChangeLog } from './change-log.ts'
import type { Changes } from './changes.ts'
import { type Origin, repeat } from './reads.ts'
import { type Caller, createSingleFlight, isForAll, type Make } from './single-flight.ts'

export interface Stored<T> extends Origin {
  value: T
  size: number
  /** How often it was found. */
  times: number
}

/** The part of the capacity for entries that were asked for more than once. */
const PROVEN_SHARE = 0.8

/**
 * Stores values that are made of data. An entry is dropped when anything it was made of changes, and expires at the moment it
 * would become wrong without a change. So it is never out of date, and no time-to-live is guessed. When the capacity is used up,
 * entries that were asked for only once are dropped first: a thousand different searches cannot push out the pages that all
 * visitors read.
 */
export function createTaggedCache<T>(
  clock: Clock,
  changes: Changes,
  capacity: number,
  /** Called for each entry that a change has dropped. */
  onDropped: (key: string, stored: Stored<T>) => void = () => {},
) {
  /** Both in the order in which their entries were last asked for. */
  const once = new Map<string, Stored<T>>()
  const proven = new Map<string, Stored<T>>()
  let taken = 0
  let takenByProven = 0
  /** The entry that was asked for last: it is at the end of its map already. */
  let latest: Stored<T> | undefined
  const log = createChangeLog(changes)

  const drop = (key: string) => {
    taken -= (proven.get(key) ?? once.get(key))?.size ?? 0
    takenByProven -= proven.get(key)?.size ?? 0
    proven.delete(key)
    once.delete(key)
  }
  const prove = (key: string, stored: Stored<T>) => {
    drop(key)
    proven.set(key, stored)
    taken += stored.size
    takenByProven += stored.size
    for (const [leastAsked, { size }] of proven) {
      if (takenByProven <= capacity * PROVEN_SHARE) break
      once.set(leastAsked, proven.get(leastAsked) as Stored<T>)
      proven.delete(leastAsked)
      takenByProven -= size
    }
  }
  changes.listen((tags) => {
    for (const entries of [once, proven]) {
      for (const [key, stored] of entries) {
        if (tags && !tags.some((tag) => stored.tags.has(tag))) continue
        drop(key)
        onDropped(key, stored)
      }
    }
  })

  const find = (key: string): Stored<T> | undefined => {
    const stored = proven.get(key) ?? once.get(key)
    if (!stored || !changes.isHearing) return undefined
    if (stored.expires && stored.expires <= clock.now()) {
      drop(key)
      return undefined
    }
    if (stored !== latest) prove(key, stored)
    latest = stored
    stored.times++
    return stored
  }

  /**
   * Call before a value is made. The function it returns stores the value, unless something it is made of has changed meanwhile:
   * then it returns false.
   */
  const prepare = () => {
    const begun = log.now()
    return (key: string, value: T, { tags, expires, repeats = [] }: Origin, size = 1): boolean => {
      if (log.hasChanged(tags, begun) || !changes.isHearing) return false
      drop(key)
      once.set(key, { value, tags, expires, repeats, size, times: 0 })
      taken += size
      // It is enough to drop from `once`: proven entries never take more than their share.
      for (const leastAsked of once.keys()) {
        if (taken <= capacity) break
        drop(leastAsked)
      }
      return true
    }
  }

  const share = createSingleFlight(clock, changes, log)

  /**
   * Returns the stored value, or makes it once for all callers that ask at the same time, and stores it if others may be given
   * it.
   */
  const remember = async (
    key: string,
    caller: Caller,
    make: Make<T>,
    sizeOf: (value: T) => number = () => 1,
  ) => {
    const stored = find(key)
    if (stored) {
      caller.reads.include(stored)
      repeat(stored, caller.address)
      return stored.value
    }
    return share(key, caller, async (own, signal) => {
      const store = prepare()
      const value = await make(own, signal)
      if (isForAll(own)) store(key, value, own, sizeOf(value))
      return value
    })
  }

  return { find, prepare, share, remember }
}
