import { createHash } from 'node:crypto'
import type { Encoded } from '../http/compression.ts'
import type { Clock } from '../time/clock.ts'
import type { Changes } from './changes.ts'
import { type Reads, repeat } from './reads.ts'
import { createTaggedCache } from './tagged-cache.ts'

/** A finished page, with an ETag of its bytes. */
export interface StoredPage {
  body: Encoded
  etag: string
  /** Where its answer differs from every other. */
  headers: Record<string, string>
}

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
export function createPageStore<T extends Made>(clock: Clock, changes: Changes) {
  const cache = createTaggedCache<StoredPage>(clock, changes, MAX_BYTES)
  const makings = new Map<string, Making<T>>()
  const begin = (key: string, make: () => Promise<T>): Promise<T> => {
    const making = { begun: cache.log.now(), made: make() }
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
    async makeOnce(key: string, make: () => Promise<T>): Promise<T> {
      const asked = clock.now()
      const askedAt = cache.log.now()
      for (;;) {
        const shared = makings.get(key)
        if (!shared) return begin(key, make)
        const made = await shared.made.catch(() => null)
        if (!made?.isForAll) return make()
        const { tags, expires } = made.reads
        if (expires && expires <= asked) return make()
        if (shared.begun < askedAt && cache.log.hasChanged(tags, shared.begun)) continue
        repeat(made.reads)
        return made
      }
    },

    find(key: string): StoredPage | undefined {
      const kept = cache.find(key)
      if (kept) repeat(kept)
      return kept?.value
    },

    /** Call before the page is made; the function it gives keeps the finished page. */
    prepare() {
      const keep = cache.prepare()
      return (key: string, body: Encoded, reads: Reads, headers: Record<string, string> = {}): StoredPage => {
        const etag = `"${createHash('sha256').update(body.identity).digest('base64url').slice(0, 22)}"`
        const page = { body, etag, headers }
        // What gzip makes of it is not known yet; it is a little more than brotli does.
        const size = body.identity.length + 2.5 * body.br.length
        if (reads.mayKeep) keep(key, page, reads, size)
        return page
      }
    },
  }
}

export type PageStore = Pick<ReturnType<typeof createPageStore>, 'find' | 'prepare'>
