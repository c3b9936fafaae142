import type { Clock } from '../time/clock.ts'
import type { Changes } from './changes.ts'
import { createTaggedCache } from './tagged-cache.ts'

interface Made<T> {
  value: T
  /** Right until then; null where only a change can make it wrong. */
  until: Date | null
}

const MAX_ENTRIES = 2_000

/** Keeps small results that cost more than the answers they stand in, such as the length of a long list. */
export interface Memo {
  remember<T>(key: string, tags: string[], make: () => Promise<Made<T>>): Promise<T>
}

export function createMemo(clock: Clock, changes: Changes): Memo {
  const cache = createTaggedCache<unknown>(clock, changes, MAX_ENTRIES)
  return {
    async remember(key, tags, make) {
      const known = cache.find(key)
      if (known) return known.value as never
      const keep = cache.prepare()
      const { value, until } = await make()
      keep(key, value, { tags: new Set(tags), expires: until })
      return value
    },
  }
}
