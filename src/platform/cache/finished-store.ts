import type { Encoding } from '../http/encoding.ts'
import type { Finished } from '../http/finished.ts'
import type { Clock } from '../time/clock.ts'
import type { Changes } from './changes.ts'
import { type Reads, repeat } from './reads.ts'
import { createTaggedCache } from './tagged-cache.ts'
import type { Warmer } from './warmer.ts'

/** What an entry takes beside its body. */
const OVERHEAD = 1024

/** Finished answers, until something they are made of changes. */
export function createFinishedStore(
  clock: Clock,
  changes: Changes,
  maxBytes: number,
  warmer: Pick<Warmer, 'dropped'>,
) {
  const cache = createTaggedCache<Finished>(clock, changes, maxBytes, (key, { times, repeats = [] }) => {
    // What is counted whenever it is given must not be made for nobody.
    if (times > 0 && repeats.length === 0) warmer.dropped(key, times)
  })
  return {
    log: cache.log,

    /** To be given now to an address; where an encoding is named, only what can be given in it at once. */
    find(key: string, address: string, encoding?: Encoding): Finished | undefined {
      const kept = cache.find(key)
      if (!kept || (encoding && !kept.value.body.ready(encoding))) return undefined
      repeat(kept, address)
      // It is asked for again, and so will be once more.
      kept.value.body.improve()
      return kept.value
    },

    /** Call before it is made; the function it gives keeps it, where others may be given it. */
    prepare() {
      const keep = cache.prepare()
      return (key: string, finished: Finished, reads: Reads): void => {
        if (reads.mayKeep) keep(key, finished, reads, finished.body.size + 2 * key.length + OVERHEAD)
      }
    },
  }
}

export type FinishedStore = Pick<ReturnType<typeof createFinishedStore>, 'find' | 'prepare'>
