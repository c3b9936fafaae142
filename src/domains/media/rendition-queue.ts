import PQueue from 'p-queue'
import { Failure } from '../../contract/errors.ts'

interface Limits {
  /** How many are at work at once. */
  running: number
  /** How many may wait; more are sent away, because each holds a request and soon a picture in memory. */
  waiting: number
}

/** Lets a few work at once and the others wait. Of the work in the background one at most is among them, and it waits longest. */
export function createQueue({ running, waiting }: Limits) {
  const queue = new PQueue({ concurrency: running })
  const background = new PQueue({ concurrency: 1 })

  return {
    async run<T>(work: () => Promise<T>, { inBackground = false } = {}): Promise<T> {
      if (inBackground) return background.add(() => queue.add(work, { priority: -1 }))
      if (queue.sizeBy({ priority: 0 }) >= waiting) throw new Failure('unavailable', { retryAfter: 2 })
      return queue.add(work)
    },
  }
}
