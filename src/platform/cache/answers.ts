import type { Clock } from '../time/clock.ts'
import type { Changes } from './changes.ts'
import { type Reads, recordReads } from './reads.ts'
import { createTaggedCache } from './tagged-cache.ts'

const MAX_CHARACTERS = 16 * 1024 * 1024
/** What an answer takes beside its text, so that a great many small ones count, too. */
const OVERHEAD = 1024

/** Answers of calls that are the same for every visitor. Whoever is given one may not change it. */
export interface Answers {
  remember(key: string, reads: Reads, make: (own: Reads) => Promise<unknown>): Promise<unknown>
}

export function createAnswers(clock: Clock, changes: Changes): Answers {
  const cache = createTaggedCache<unknown>(clock, changes, MAX_CHARACTERS)
  return {
    async remember(key, reads, make) {
      const known = cache.find(key)
      if (known) {
        reads.include(known)
        return known.value
      }
      const keep = cache.prepare()
      const own = recordReads()
      try {
        const answer = await make(own)
        // Without a tag nobody would say that it has changed.
        if (own.mayKeep && own.tags.size > 0)
          keep(key, answer, own, writeDown(answer) + key.length + OVERHEAD)
        return answer
      } finally {
        reads.include(own)
        if (!own.mayKeep) reads.forbidKeeping()
      }
    },
  }
}

/** What has been written once goes to every caller as it is. */
const written = new WeakMap<object, string>()

function writeDown(answer: unknown): number {
  const text = JSON.stringify(answer) ?? ''
  if (typeof answer === 'object' && answer !== null) written.set(answer, text)
  return text.length
}

export function jsonOf(answer: unknown): string {
  return written.get(answer as object) ?? JSON.stringify(answer)
}
