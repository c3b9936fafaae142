import { createHash } from 'node:crypto'
import type { Encoded } from '../http/compression.ts'
import type { Clock } from '../time/clock.ts'
import type { Changes } from './changes.ts'
import type { Reads } from './reads.ts'
import { createTaggedCache } from './tagged-cache.ts'

/** A finished page, with an ETag of its bytes. */
export interface StoredPage {
  body: Encoded
  etag: string
  /** Where its answer differs from every other. */
  headers: Record<string, string>
}

const MAX_BYTES = 64 * 1024 * 1024

/** Pages as they were answered, compressed. */
export function createPageStore(clock: Clock, changes: Changes) {
  const cache = createTaggedCache<StoredPage>(clock, changes, MAX_BYTES)
  return {
    find: (key: string): StoredPage | undefined => cache.find(key)?.value,

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

export type PageStore = ReturnType<typeof createPageStore>
