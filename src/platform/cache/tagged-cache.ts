import type { Clock } from '../time/clock.ts'
import type { Changes } from './changes.ts'
import type { Origin } from './reads.ts'

interface Kept<T> extends Origin {
  value: T
  size: number
}

/**
 * Keeps what was made of data. An entry is dropped when anything it was made of changes, and ends at the moment it
 * would change by itself; so it is never stale and no time-to-live is guessed. What nobody asks for goes first when
 * the capacity is used up.
 */
export function createTaggedCache<T>(clock: Clock, changes: Changes, capacity: number) {
  const entries = new Map<string, Kept<T>>()
  let taken = 0
  let changeCount = 0

  const drop = (key: string) => {
    taken -= entries.get(key)?.size ?? 0
    entries.delete(key)
  }
  changes.listen((tags) => {
    changeCount++
    for (const [key, { tags: own }] of entries) {
      if (!tags || tags.some((tag) => own.has(tag))) drop(key)
    }
  })

  return {
    find(key: string): Kept<T> | undefined {
      const kept = entries.get(key)
      if (!kept || !changes.isHearing) return undefined
      if (kept.expires && kept.expires <= clock.now()) {
        drop(key)
        return undefined
      }
      // Moved to the end: the front is what nobody has asked for longest.
      entries.delete(key)
      entries.set(key, kept)
      return kept
    },

    /** Call before something is made; what it gives keeps it, unless something changed meanwhile and it may be old. */
    prepare() {
      const begun = changeCount
      return (key: string, value: T, { tags, expires }: Origin, size = 1): void => {
        if (changeCount !== begun || !changes.isHearing) return
        drop(key)
        entries.set(key, { value, tags, expires, size })
        taken += size
        for (const leastAsked of entries.keys()) {
          if (taken <= capacity) break
          drop(leastAsked)
        }
      }
    },
  }
}
