import { Failure } from '../../contract/errors.ts'
import type { Clock } from '../time/clock.ts'

interface Asker {
  /** Whoever asks from one address shares its turns. */
  address: string
  signal: AbortSignal
}

interface Limits {
  /** How many are at work at once. */
  atOnce: number
  /** How many of one address may wait; more are refused. */
  waitingPerAddress: number
  /** How many may wait in all. */
  waiting: number
  /** Lets everybody else go first; the next one that waits begins afterwards. Told when the last one began. */
  giveWay(begun: Date): Promise<void>
  clock: Clock
}

/** Expensive work: a few at once, the others in turns, one of each address after the other. */
export interface FairQueue {
  /** Refuses with 429 where too many wait, and does not begin what nobody waits for any more. */
  run<T>(asker: Asker, work: () => Promise<T>): Promise<T>
}

const RETRY_AFTER_SECONDS = 2

export function createFairQueue({ atOnce, waitingPerAddress, waiting, giveWay, clock }: Limits): FairQueue {
  /** Who waits, by address: the first address is next. */
  const lines = new Map<string, (() => void)[]>()
  let working = 0
  let inAll = 0

  const leave = (address: string, begin: () => void) => {
    const rest = lines.get(address)?.filter((other) => other !== begin) ?? []
    if (rest.length > 0) lines.set(address, rest)
    else lines.delete(address)
    inAll--
  }

  const turnOf = ({ address, signal }: Asker) =>
    new Promise<void>((resolve, reject) => {
      const line = lines.get(address) ?? []
      if (line.length >= waitingPerAddress || inAll >= waiting) {
        reject(new Failure('throttled', { retryAfter: RETRY_AFTER_SECONDS }))
        return
      }
      const begin = () => {
        signal.removeEventListener('abort', giveUp)
        resolve()
      }
      const giveUp = () => {
        leave(address, begin)
        reject(signal.reason)
      }
      signal.addEventListener('abort', giveUp, { once: true })
      lines.set(address, [...line, begin])
      inAll++
    })

  /** Hands the place to the first of the next address, which then goes to the end. */
  const beginNext = () => {
    const [first] = lines
    if (!first) {
      working--
      return
    }
    const [address, [begin, ...rest]] = first
    lines.delete(address)
    if (rest.length > 0) lines.set(address, rest)
    inAll--
    begin?.()
  }

  return {
    async run(asker, work) {
      asker.signal.throwIfAborted()
      if (working >= atOnce) await turnOf(asker)
      else working++
      const begun = clock.now()
      try {
        return await work()
      } finally {
        // Where nobody waits yet, one follows the other no quicker than somebody types: there is no crowd to hold up.
        if (inAll === 0) working--
        else giveWay(begun).finally(beginNext)
      }
    },
  }
}
