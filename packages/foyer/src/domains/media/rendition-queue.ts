import PQueue from 'p-queue'
import { Failure } from '../../contract/errors.ts'

interface Limits {
  /** How many run at once. */
  running: number
  /** How many may wait; more are refused, because each holds a request and later a picture in memory. */
  waiting: number
}

/** Runs a few at once; the others wait. At most one of them is background work, which runs after all others. */
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
