import type { Clock } from '../time/clock.ts'
import type { Changes } from './changes.ts'
import { createFinishedStore } from './finished-store.ts'
import { type Reads, repeat } from './reads.ts'
import type { Warmer } from './warmer.ts'

const MAX_BYTES = 64 * 1024 * 1024

/** What was made of a request, and what it was made of. */
interface Made {
  reads: Reads
  /** Whether others may be given it. */
  isForAll: boolean
}

interface Making<T> {
  /** The last change before it. */
  begun: number
  made: Promise<T>
}

/** Pages as they were answered, compressed. */
export function createPageStore<T extends Made>(
  clock: Clock,
  changes: Changes,
  warmer: Pick<Warmer, 'dropped'>,
) {
  const { log, find, prepare } = createFinishedStore(clock, changes, MAX_BYTES, warmer)
  const makings = new Map<string, Making<T>>()
  const begin = (key: string, make: () => Promise<T>): Promise<T> => {
    const making = { begun: log.now(), made: make() }
    if (changes.isHearing) {
      makings.set(key, making)
      const forget = () => makings.delete(key)
      making.made.then(forget, forget)
    }
    return making.made
  }
  return {
    /**
     * Those who ask for the same page while it is made wait for one. Nobody is given what was begun before a change of
     * which they may know, or what others may not see; whoever has it made and goes away takes nobody along.
     */
    async makeOnce(key: string, address: string, make: () => Promise<T>): Promise<T> {
      const asked = clock.now()
      const askedAt = log.now()
      for (;;) {
        const shared = makings.get(key)
        if (!shared) return begin(key, make)
        const made = await shared.made.catch(() => null)
        if (!made?.isForAll) return make()
        const { tags, expires } = made.reads
        if (expires && expires <= asked) return make()
        if (shared.begun < askedAt && log.hasChanged(tags, shared.begun)) continue
        repeat(made.reads, address)
        return made
      }
    },

    find,
    prepare,
  }
}
