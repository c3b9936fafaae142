import type { Clock } from '../time/clock.ts'
import type { Changes } from './changes.ts'
import { type Reads, recordReads, repeat } from './reads.ts'
import { createTaggedCache } from './tagged-cache.ts'

/** Of text. With what an answer is, and its bytes where it was called for, it takes some three times as much. */
const MAX_CHARACTERS = 16 * 1024 * 1024
/** What an answer takes beside its text, so that a great many small ones count, too. */
const OVERHEAD = 1024

/** Who asks: what the answer is made of is noted here, and whether anybody still waits for it is said here. */
interface Waiting {
  reads: Reads
  signal: AbortSignal
}

interface Asker extends Waiting {
  address: string
}

/** `signal` says when nobody waits for the answer any more. */
type Make = (own: Reads, signal: AbortSignal) => Promise<unknown>

/** Answers of calls that are the same for every visitor. Whoever is given one may not change it. */
export interface Answers {
  /** Those who ask for the same while it is made wait for one answer. */
  remember(key: string, asker: Asker, make: Make): Promise<unknown>
  /** Parts of answers, each kept by itself; those not kept are made together. */
  rememberEach<T>(
    keys: string[],
    reads: Reads,
    make: (missing: string[], own: Reads) => Promise<ReadonlyMap<string, T>>,
  ): Promise<Map<string, T>>
}

/** An answer that is being made. */
interface Making {
  own: Reads
  /** The last change before it. */
  begun: number
  answer: Promise<unknown>
  waiting: number
  nobodyWaits: AbortController
}

export function createAnswers(clock: Clock, changes: Changes): Answers {
  const cache = createTaggedCache<unknown>(clock, changes, MAX_CHARACTERS)
  const makings = new Map<string, Making>()
  // What is known to be made of something that has just changed is of no use to whoever asks from now on.
  changes.listen((tags) => {
    for (const [key, { own }] of makings) {
      if (!tags || tags.some((tag) => own.tags.has(tag))) makings.delete(key)
    }
  })
  /** Whoever asked after a change must not be given what was begun before it, if it is made of what has changed. */
  const isOld = ({ own, begun }: Making, askedAt: number) =>
    begun < askedAt && cache.log.hasChanged(own.tags, begun)

  const begin = (key: string, make: Make): Making => {
    const begun = cache.log.now()
    const keep = cache.prepare()
    const own = recordReads()
    const nobodyWaits = new AbortController()
    const finish = async () => {
      const answer = await make(own, nobodyWaits.signal)
      if (isForAll(own)) keep(key, answer, own, writeDown(answer) + key.length + OVERHEAD)
      return answer
    }
    return { own, begun, answer: finish(), waiting: 0, nobodyWaits }
  }

  const share = (key: string, make: Make): Making => {
    const making = begin(key, make)
    if (!changes.isHearing) return making
    const forget = () => {
      if (makings.get(key) === making) makings.delete(key)
    }
    makings.set(key, making)
    making.nobodyWaits.signal.addEventListener('abort', forget)
    making.answer.then(forget, forget)
    return making
  }

  const given = async (making: Making, { reads, signal }: Waiting) => {
    const answer = await settled(making, { reads, signal })
    note(reads, making.own)
    return answer
  }

  return {
    async remember(key, { reads, signal, address }, make) {
      const asked = clock.now()
      const askedAt = cache.log.now()
      for (;;) {
        const known = cache.find(key)
        if (known) {
          reads.include(known)
          repeat(known, address)
          return known.value
        }
        const shared = makings.get(key)
        if (!shared) break
        let answer: unknown
        try {
          answer = await settled(shared, { reads, signal })
        } catch (error) {
          if (isOld(shared, askedAt)) continue
          throw error
        }
        if (isOld(shared, askedAt)) continue
        const { own } = shared
        if (!isForAll(own) || (own.expires && own.expires <= asked)) {
          // What is shared may turn out to be somebody's own, or to have ended before this one asked.
          return given(begin(key, make), { reads, signal })
        }
        note(reads, own)
        repeat(own, address)
        return answer
      }
      return given(share(key, make), { reads, signal })
    },

    async rememberEach<T>(
      keys: string[],
      reads: Reads,
      make: (missing: string[], own: Reads) => Promise<ReadonlyMap<string, T>>,
    ) {
      const parts = new Map<string, T>()
      for (const key of keys) {
        const known = cache.find(key)
        if (!known) continue
        reads.include(known)
        parts.set(key, known.value as T)
      }
      const missing = keys.filter((key) => !parts.has(key))
      if (missing.length === 0) return parts
      const keep = cache.prepare()
      const own = recordReads()
      try {
        for (const [key, part] of await make(missing, own)) {
          parts.set(key, part)
          if (isForAll(own)) keep(key, part, own, textOf(part).length + key.length + OVERHEAD)
        }
        return parts
      } finally {
        note(reads, own)
      }
    },
  }
}

/** Without a tag nobody would say that it has changed. */
function isForAll({ mayKeep, tags }: Reads): boolean {
  return mayKeep && tags.size > 0
}

function note(reads: Reads, own: Reads): void {
  reads.include(own)
  if (!own.mayKeep) reads.forbidKeeping()
}

/** The answer, for one of those who wait for it. Once all of them have gone away, its making is told so. */
async function settled(making: Making, { reads, signal }: Waiting): Promise<unknown> {
  const leave = () => {
    making.waiting--
    if (making.waiting === 0) making.nobodyWaits.abort(signal.reason)
  }
  making.waiting++
  if (signal.aborted) leave()
  else signal.addEventListener('abort', leave)
  try {
    return await making.answer
  } catch (error) {
    // A page that can do without the answer is made of why there was none.
    note(reads, making.own)
    throw error
  } finally {
    signal.removeEventListener('abort', leave)
  }
}

/** What has been written once goes to every caller as it is. */
const written = new WeakMap<object, string>()
/** Answers for all, and what stands directly in them: most callers take the `data` out. */
const lasting = new WeakSet<object>()

function writeDown(answer: unknown): number {
  const text = textOf(answer)
  if (typeof answer === 'object' && answer !== null) {
    written.set(answer, text)
    for (const part of [answer, ...Object.values(answer)]) if (Object(part) === part) lasting.add(part)
  }
  return text.length
}

/** Whether something is an answer for all, or a part of one: it is given again and again, and nobody changes it. */
export function isLasting(value: object): boolean {
  return lasting.has(value)
}

/** None of what cannot be said in JSON. */
function textOf(value: unknown): string {
  return JSON.stringify(value) ?? ''
}

export function jsonOf(answer: unknown): string {
  return written.get(answer as object) ?? JSON.stringify(answer)
}
