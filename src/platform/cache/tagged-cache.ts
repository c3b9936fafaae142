import type { Clock } from '../time/clock.ts'
import { createChangeLog } from './change-log.ts'
import type { Changes } from './changes.ts'
import type { Origin } from './reads.ts'

export interface Kept<T> extends Origin {
  value: T
  size: number
  /** How often it was found. */
  times: number
}

/** How much of the capacity belongs to what was asked for more than once. */
const PROVEN_SHARE = 0.8

/**
 * Keeps what was made of data. An entry is dropped when anything it was made of changes, and ends at the moment it
 * would change by itself; so it is never stale and no time-to-live is guessed. When the capacity is used up, what was
 * asked for only once goes first: a thousand different searches cannot push out the pages everybody reads.
 */
export function createTaggedCache<T>(
  clock: Clock,
  changes: Changes,
  capacity: number,
  /** Told what a change has dropped. */
  onDropped: (key: string, kept: Kept<T>) => void = () => {},
) {
  /** In the order in which they were asked for. */
  const once = new Map<string, Kept<T>>()
  const proven = new Map<string, Kept<T>>()
  let taken = 0
  let takenByProven = 0
  /** What was asked for last has its place already. */
  let latest: Kept<T> | undefined
  const log = createChangeLog(changes)

  const drop = (key: string) => {
    taken -= (proven.get(key) ?? once.get(key))?.size ?? 0
    takenByProven -= proven.get(key)?.size ?? 0
    proven.delete(key)
    once.delete(key)
  }
  const prove = (key: string, kept: Kept<T>) => {
    drop(key)
    proven.set(key, kept)
    taken += kept.size
    takenByProven += kept.size
    for (const [leastAsked, { size }] of proven) {
      if (takenByProven <= capacity * PROVEN_SHARE) break
      once.set(leastAsked, proven.get(leastAsked) as Kept<T>)
      proven.delete(leastAsked)
      takenByProven -= size
    }
  }
  changes.listen((tags) => {
    for (const entries of [once, proven]) {
      for (const [key, kept] of entries) {
        if (tags && !tags.some((tag) => kept.tags.has(tag))) continue
        drop(key)
        onDropped(key, kept)
      }
    }
  })

  return {
    find(key: string): Kept<T> | undefined {
      const kept = proven.get(key) ?? once.get(key)
      if (!kept || !changes.isHearing) return undefined
      if (kept.expires && kept.expires <= clock.now()) {
        drop(key)
        return undefined
      }
      if (kept !== latest) prove(key, kept)
      latest = kept
      kept.times++
      return kept
    },

    log,

    /** Call before something is made; what it gives keeps it, unless something it is made of has changed meanwhile. */
    prepare() {
      const begun = log.now()
      return (key: string, value: T, { tags, expires, repeats = [] }: Origin, size = 1): void => {
        if (log.hasChanged(tags, begun) || !changes.isHearing) return
        drop(key)
        once.set(key, { value, tags, expires, repeats, size, times: 0 })
        taken += size
        // Enough: what is proven never takes more than its share.
        for (const leastAsked of once.keys()) {
          if (taken <= capacity) return
          drop(leastAsked)
        }
      }
    },
  }
}
