import type { Encoding } from '../http/encoding.ts'
import type { Finished } from '../http/finished.ts'
import type { Clock } from '../time/clock.ts'
import type { Changes } from './changes.ts'
import { type Reads, repeat } from './reads.ts'
import { createTaggedCache } from './tagged-cache.ts'
import type { Warmer } from './warmer.ts'

/** What an entry takes beside its body. */
const OVERHEAD = 1024

/** Responses as they are sent, compressed: pages, answers of calls, feeds. */
export function createResponseStore(
  clock: Clock,
  changes: Changes,
  maxBytes: number,
  warmer: Pick<Warmer, 'dropped'>,
) {
  const cache = createTaggedCache<Finished>(clock, changes, maxBytes, (key, { times, repeats = [] }) => {
    // The warmer must not count a search that no visitor made.
    if (times > 0 && repeats.length === 0) warmer.dropped(key, times)
  })
  return {
    /** To be sent now to an address; where an encoding is named, only if the response is ready in it. */
    find(key: string, address: string, encoding?: Encoding): Finished | undefined {
      const stored = cache.find(key)
      if (!stored || (encoding && !stored.value.body.ready(encoding))) return undefined
      repeat(stored, address)
      // It was asked for again, so better compression pays.
      stored.value.body.improve()
      return stored.value
    },

    /** Call before a response is made. The function it returns stores the response, if others may be given it. */
    prepare() {
      const store = cache.prepare()
      return (key: string, finished: Finished, reads: Reads): void => {
        if (reads.mayStore) store(key, finished, reads, finished.body.size + 2 * key.length + OVERHEAD)
      }
    },

    share: cache.share,
  }
}

export type ResponseStore = Pick<ReturnType<typeof createResponseStore>, 'find' | 'prepare'>
