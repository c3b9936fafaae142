import { createHash } from 'node:crypto'
import type { Encoded } from '../http/compression.ts'
import type { Clock } from '../time/clock.ts'
import type { Changes } from './changes.ts'
import type { Reads } from './reads.ts'

/** A finished page, with an ETag of its bytes. */
export interface StoredPage {
  body: Encoded
  etag: string
  /** Where its answer differs from every other. */
  headers: Record<string, string>
}

interface Entry extends StoredPage {
  tags: ReadonlySet<string>
  expires: Date | null
  bytes: number
}

const MAX_BYTES = 64 * 1024 * 1024

/**
 * Pages as they were answered, compressed. One is dropped when anything it was made of changes, and ends at the moment
 * it would change by itself; so it is never stale and no time-to-live is guessed.
 */
export function createPageStore(clock: Clock, changes: Changes) {
  const entries = new Map<string, Entry>()
  let bytes = 0
  let changeCount = 0

  const drop = (key: string) => {
    bytes -= entries.get(key)?.bytes ?? 0
    entries.delete(key)
  }
  changes.listen((tags) => {
    changeCount++
    for (const [key, entry] of entries) {
      if (!tags || tags.some((tag) => entry.tags.has(tag))) drop(key)
    }
  })

  return {
    find(key: string): StoredPage | undefined {
      const entry = entries.get(key)
      if (!entry || !changes.isHearing) return undefined
      if (entry.expires && entry.expires <= clock.now()) {
        drop(key)
        return undefined
      }
      // Moved to the end: what nobody asks for is at the front, and goes first when room is needed.
      entries.delete(key)
      entries.set(key, entry)
      return entry
    },

    /**
     * Call before the page is made; the function it gives keeps the finished page, unless something changed meanwhile
     * and the page may already be old.
     */
    prepare() {
      const begun = changeCount
      return (key: string, body: Encoded, reads: Reads, headers: Record<string, string> = {}): StoredPage => {
        const etag = `"${createHash('sha256').update(body.identity).digest('base64url').slice(0, 22)}"`
        if (!reads.mayKeep || changeCount !== begun || !changes.isHearing) return { body, etag, headers }
        drop(key)
        const size = body.identity.length + body.br.length + body.gzip.length
        entries.set(key, { body, etag, headers, tags: reads.tags, expires: reads.expires, bytes: size })
        bytes += size
        for (const leastAsked of entries.keys()) {
          if (bytes <= MAX_BYTES) break
          drop(leastAsked)
        }
        return { body, etag, headers }
      }
    },
  }
}

export type PageStore = ReturnType<typeof createPageStore>
