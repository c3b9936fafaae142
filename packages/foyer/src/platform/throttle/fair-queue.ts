import PQueue from 'p-queue'
import { Failure } from '../../contract/errors.ts'

interface Asker {
  /** Requests from one address share its turns. */
  address: string
  signal: AbortSignal
}

interface Limits {
  /** How many run at once. */
  atOnce: number
  /** How many of one address may be at work or wait; more are refused. */
  perAddress: number
  /** How many may wait in all. */
  waiting: number
}

/**
 * Runs expensive work: a few at once, the others wait. The more requests of an address are in the queue, the later its next one
 * begins.
 */
export interface FairQueue {
  /** Refuses with 429 where too many wait. Does not begin where the request has ended meanwhile. */
  run<T>(asker: Asker, work: () => Promise<T>): Promise<T>
}

const RETRY_AFTER_SECONDS = 2

export function createFairQueue({ atOnce, perAddress, waiting }: Limits): FairQueue {
  const queue = new PQueue({ concurrency: atOnce })
  /** How many requests of each address run or wait. */
  const ofAddress = new Map<string, number>()

  return {
    async run({ address, signal }, work) {
      signal.throwIfAborted()
      const before = ofAddress.get(address) ?? 0
      if (before >= perAddress || queue.size >= waiting) {
        throw new Failure('throttled', { retryAfter: RETRY_AFTER_SECONDS })
      }
      ofAddress.set(address, before + 1)
      try {
        return await queue.add(
          () => {
            signal.throwIfAborted()
            return work()
          },
          { priority: -before },
        )
      } finally {
        const left = (ofAddress.get(address) ?? 1) - 1
        if (left > 0) ofAddress.set(address, left)
        else ofAddress.delete(address)
      }
    },
  }
}
