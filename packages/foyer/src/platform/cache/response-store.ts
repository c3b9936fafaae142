import type { Encoding } from '../http/encoding.ts'
import type { Finished } from '../http/finished.ts'
import type { Clock } from '../time/clock.ts'
import type { Changes } from './changes.ts'
import { type Reads, repeat } from './reads.ts'
import { createTaggedCache } from './tagged-cache.ts'
import type { Warmer } from './warmer.ts'

/** What an entry takes besides its body. */
const OVERHEAD = 1024

/** Stores responses as they are sent, compressed: pages, answers of calls, feeds. */
export function createResponseStore(
  clock: Clock,
  changes: Changes,
  maxBytes: number,
  warmer: Pick<Warmer, 'dropped'>,
) {
  const cache = createTaggedCache<Finished>(clock, changes, maxBytes, (key, { times, repeats = [] }) => {
    // Responses with repeats are left out: the warmer must not count a search that no visitor made.
    if (times > 0 && repeats.length === 0) warmer.dropped(key, times)
  })
  return {
    /** The response for a caller at an address. Where an encoding is named, only if the response is ready in that encoding. */
    find(key: string, address: string, encoding?: Encoding): Finished | undefined {
      const stored = cache.find(key)
      if (!stored || (encoding && !stored.value.body.ready(encoding))) return undefined
      repeat(stored, address)
      // It was asked for a second time, so better compression pays.
      stored.value.body.improve()
      return stored.value
    },

    /**
     * Call before a response is made. The function it returns stores the response, unless it is about one person or out of date
     * already: then it returns false.
     */
    prepare() {
      const store = cache.prepare()
      return (key: string, finished: Finished, reads: Reads): boolean =>
        reads.mayStore && store(key, finished, reads, finished.body.size + 2 * key.length + OVERHEAD)
    },

    share: cache.share,
  }
}

export type ResponseStore = Pick<ReturnType<typeof createResponseStore>, 'find' | 'prepare'>
