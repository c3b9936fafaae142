import type { Clock } from '../time/clock.ts'
import type { ChangeLog } from './change-log.ts'
import type { Changes } from './changes.ts'
import { type Reads, recordReads, repeat } from './reads.ts'

/** A caller, of whom several may ask for the same value at the same time. */
export interface Caller {
  /** Notes what the caller was given. */
  reads: Reads
  /** Aborted when the caller has gone away. */
  signal: AbortSignal
  address: string
}

/** Notes in `own` what the value is made of. `signal` is aborted when every caller has gone away. */
export type Make<T> = (own: Reads, signal: AbortSignal) => Promise<T>

/** One making of a value, and the number of callers that wait for it. */
interface Flight {
  own: Reads
  /** The number of the last change before it began. */
  begun: number
  value: Promise<unknown>
  waiting: number
  allLeft: AbortController
}

/**
 * Makes a value once for all callers that ask for it at the same time. A value is made again for a caller where the shared one
 * was begun before a change the caller may know of, is about one person, or expired before the caller asked.
 */
export function createSingleFlight(clock: Clock, changes: Changes, log: ChangeLog) {
  const flights = new Map<string, Flight>()
  // Later callers must not wait for a value that is already known to be out of date.
  changes.listen((tags) => {
    for (const [key, { own }] of flights) {
      if (!tags || tags.some((tag) => own.tags.has(tag))) flights.delete(key)
    }
  })
  const isOld = ({ own, begun }: Flight, askedAt: number) =>
    begun < askedAt && log.hasChanged(own.tags, begun)

  const begin = (make: Make<unknown>): Flight => {
    const own = recordReads()
    const allLeft = new AbortController()
    return { own, begun: log.now(), value: make(own, allLeft.signal), waiting: 0, allLeft }
  }
  const beginShared = (key: string, make: Make<unknown>): Flight => {
    const flight = begin(make)
    if (!changes.isHearing) return flight
    const forget = () => {
      if (flights.get(key) === flight) flights.delete(key)
    }
    flights.set(key, flight)
    flight.allLeft.signal.addEventListener('abort', forget)
    flight.value.then(forget, forget)
    return flight
  }

  return async function share<T>(key: string, caller: Caller, make: Make<T>): Promise<T> {
    const asked = clock.now()
    const askedAt = log.now()
    for (;;) {
      const flight = flights.get(key)
      if (!flight) return (await takeFrom(beginShared(key, make), caller)) as T
      const { own } = flight
      const [outcome] = await Promise.allSettled([waitFor(flight, caller.signal)])
      if (isOld(flight, askedAt)) continue
      const isForCaller = isForAll(own) && !(own.expires && own.expires <= asked)
      if (outcome.status === 'fulfilled' && !isForCaller) return (await takeFrom(begin(make), caller)) as T
      take(caller.reads, own)
      if (outcome.status === 'rejected') throw outcome.reason
      repeat(own, caller.address)
      return outcome.value as T
    }
  }
}

/** Whether others may be given the value. Without a tag no change would ever drop it. */
export function isForAll({ mayStore, tags }: Reads): boolean {
  return mayStore && tags.size > 0
}

/** Notes that the caller's value was made of what `own` has recorded. */
export function take(reads: Reads, own: Reads): void {
  reads.include(own)
  if (!own.mayStore) reads.forbidStoring()
}

/** The value, for the caller that started the making. */
async function takeFrom(flight: Flight, { reads, signal }: Caller): Promise<unknown> {
  try {
    return await waitFor(flight, signal)
  } finally {
    // Also after a failure: a page that shows its absence depends on the same tags.
    take(reads, flight.own)
  }
}

/** The value, for one of its callers. When the last caller goes away, the making is aborted. */
async function waitFor(flight: Flight, signal: AbortSignal): Promise<unknown> {
  const leave = () => {
    flight.waiting--
    if (flight.waiting === 0) flight.allLeft.abort(signal.reason)
  }
  flight.waiting++
  if (signal.aborted) leave()
  else signal.addEventListener('abort', leave)
  try {
    return await flight.value
  } finally {
    signal.removeEventListener('abort', leave)
  }
}
