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
  const makings = new Map<string, { begun: number; made: Promise<Made<unknown>> }>()
  return {
    async remember<T>(key: string, names: string[], make: () => Promise<Made<T>>): Promise<T> {
      const asked = clock.now()
      const known = cache.find(key)
      if (known) return known.value as T
      const tags = new Set(names)
      const shared = makings.get(key)
      if (shared && changes.isHearing && !cache.log.hasChanged(tags, shared.begun)) {
        // Whoever had it made may have gone away, which is nobody else's failure.
        const made = await shared.made.catch(() => null)
        if (made && (!made.until || made.until > asked)) return made.value as T
      }
      const keep = cache.prepare()
      const making = { begun: cache.log.now(), made: make() }
      makings.set(key, making)
      const forget = () => {
        if (makings.get(key) === making) makings.delete(key)
      }
      making.made.then(forget, forget)
      const { value, until } = await making.made
      keep(key, value, { tags, expires: until })
      return value
    },
  }
}
