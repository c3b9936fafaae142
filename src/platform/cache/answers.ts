import type { Clock } from '../time/clock.ts'
import type { Changes } from './changes.ts'
import { type Reads, recordReads } from './reads.ts'
import { type Caller, isForAll, type Make, take } from './single-flight.ts'
import { createTaggedCache } from './tagged-cache.ts'

/** Characters of JSON. An answer and its compressed bytes take about three times as much memory. */
const MAX_CHARACTERS = 16 * 1024 * 1024
/** What an entry takes beside its text, so that a great many small ones count, too. */
const OVERHEAD = 1024

/** Answers of calls that are the same for every visitor. No caller may change one. */
export interface Answers {
  /** The stored answer; else it is made, once for all who ask at the same time. */
  remember(key: string, caller: Caller, make: Make<unknown>): Promise<unknown>
  /** Parts of answers, each stored by itself; those that are missing are made together. */
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

/** The JSON of stored answers: it is written once. */
const written = new WeakMap<object, string>()
/** Stored answers, and the objects directly in them: most callers take the `data` out. */
const lasting = new WeakSet<object>()

function writeJson(answer: unknown): string {
  const text = textOf(answer)
  if (typeof answer === 'object' && answer !== null) {
    written.set(answer, text)
    for (const part of [answer, ...Object.values(answer)]) if (Object(part) === part) lasting.add(part)
  }
  return text
}

/** Whether something is a stored answer or a part of one: it is given again and again, and nothing changes it. */
export function isLasting(value: object): boolean {
  return lasting.has(value)
}

/** An empty text for what JSON cannot write. */
function textOf(value: unknown): string {
  return JSON.stringify(value) ?? ''
}

export function jsonOf(answer: unknown): string {
  return written.get(answer as object) ?? JSON.stringify(answer)
}
