import type { Clock } from '../time/clock.ts'
import type { Changes } from './changes.ts'
import { recordReads } from './reads.ts'
import { createTaggedCache } from './tagged-cache.ts'

interface Result<T> {
  value: T
  /** The result is right until then; null where only a change can make it wrong. */
  until: Date | null
}

const MAX_ENTRIES = 2_000
/** Never aborted: a result is always finished, even if the first caller has gone away. */
const STAYS = new AbortController().signal

/** Stores small results that are expensive to compute, such as the length of a long list. */
export interface Memo {
  remember<T>(key: string, tags: string[], make: () => Promise<Result<T>>): Promise<T>
}

export function createMemo(clock: Clock, changes: Changes): Memo {
  const cache = createTaggedCache<unknown>(clock, changes, MAX_ENTRIES)
  return {
    async remember<T>(key: string, tags: string[], make: () => Promise<Result<T>>): Promise<T> {
      const caller = { reads: recordReads(), signal: STAYS, address: '' }
      const value = await cache.remember(key, caller, async (own) => {
        own.note(...tags)
        const { value, until } = await make()
        if (until) own.until(until)
        return value
      })
      return value as T
    },
  }
}
