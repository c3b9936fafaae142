import type { Clock } from '../time/clock.ts'
import type { Changes } from './changes.ts'
import { type Reads, recordReads } from './reads.ts'
import { type Caller, isForAll, type Make, take } from './single-flight.ts'
import { createTaggedCache } from './tagged-cache.ts'

/** Characters of JSON. An answer and its compressed bytes take about three times as much memory. */
const MAX_CHARACTERS = 16 * 1024 * 1024
/** What an entry takes besides its text, so that a great many small entries count, too. */
const OVERHEAD = 1024

/** Stores the answers of calls that are the same for every visitor. Callers must not change them. */
export interface Answers {
  /** Returns the stored answer, or makes it once for all callers that ask at the same time. */
  remember(key: string, caller: Caller, make: Make<unknown>): Promise<unknown>
  /** The same for parts of answers, each stored by itself. All missing parts are made in one call. */
  rememberEach<T>(
    keys: string[],
    reads: Reads,
    make: (missing: string[], own: Reads) => Promise<ReadonlyMap<string, T>>,
  ): Promise<Map<string, T>>
}

export function createAnswers(clock: Clock, changes: Changes): Answers {
  const cache = createTaggedCache<unknown>(clock, changes, MAX_CHARACTERS)
  return {
    remember: (key, caller, make) =>
      cache.remember(key, caller, make, (answer) => writeJson(answer).length + key.length + OVERHEAD),

    async rememberEach<T>(
      keys: string[],
      reads: Reads,
      make: (missing: string[], own: Reads) => Promise<ReadonlyMap<string, T>>,
    ) {
      const parts = new Map<string, T>()
      for (const key of keys) {
        const stored = cache.find(key)
        if (!stored) continue
        reads.include(stored)
        parts.set(key, stored.value as T)
      }
      const missing = keys.filter((key) => !parts.has(key))
      if (missing.length === 0) return parts
      const store = cache.prepare()
      const own = recordReads()
      try {
        for (const [key, part] of await make(missing, own)) {
          parts.set(key, part)
          if (isForAll(own)) store(key, part, own, textOf(part).length + key.length + OVERHEAD)
        }
        return parts
      } finally {
        take(reads, own)
      }
    },
  }
}

/** The JSON of stored answers, so that each is written only once. */
const written = new WeakMap<object, string>()
/** Stored answers and the objects directly in them, because most callers use only the `data` of an answer. */
const lasting = new WeakSet<object>()

function writeJson(answer: unknown): string {
  const text = textOf(answer)
  if (typeof answer === 'object' && answer !== null) {
    written.set(answer, text)
    for (const part of [answer, ...Object.values(answer)]) if (Object(part) === part) lasting.add(part)
  }
  return text
}

/** Whether something is a stored answer or a part of one: it is given to many callers and never changes. */
export function isLasting(value: object): boolean {
  return lasting.has(value)
}

/** An empty text for values that JSON cannot write, such as `undefined`. */
function textOf(value: unknown): string {
  return JSON.stringify(value) ?? ''
}

export function jsonOf(answer: unknown): string {
  return written.get(answer as object) ?? JSON.stringify(answer)
}
