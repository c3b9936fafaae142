import type { Clock } from '../time/clock.ts'
import type { Changes } from './changes.ts'

interface Made<T> {
  value: T
  /** Right until then; null where only a change can make it wrong. */
  until: Date | null
}

interface Entry {
  value: unknown
  tags: string[]
  until: Date | null
}

const MAX_ENTRIES = 2_000

/** Keeps small results that cost more than the answers they stand in, such as the length of a long list. */
export interface Memo {
  remember<T>(key: string, tags: string[], make: () => Promise<Made<T>>): Promise<T>
}

export function createMemo(clock: Clock, changes: Changes): Memo {
  const entries = new Map<string, Entry>()
  let changeCount = 0
  changes.listen((tags) => {
    changeCount++
    for (const [key, entry] of entries) {
      if (!tags || tags.some((tag) => entry.tags.includes(tag))) entries.delete(key)
    }
  })
  return {
    async remember(key, tags, make) {
      const known = entries.get(key)
      if (known && changes.isHearing && (!known.until || known.until > clock.now()))
        return known.value as never
      const begun = changeCount
      const { value, until } = await make()
      if (changeCount === begun && changes.isHearing) {
        const [oldest] = entries.keys()
        if (entries.size >= MAX_ENTRIES && oldest !== undefined) entries.delete(oldest)
        entries.set(key, { value, tags, until })
      }
      return value
    },
  }
}
