import { Failure } from '../../contract/errors.ts'

interface Limits {
  /** How many are at work at once. */
  running: number
  /** How many may wait; more are sent away, because each holds a request and soon a picture in memory. */
  waiting: number
}

interface Waiting {
  start(): void
}

/** Lets a few work at once and the others wait. Who works for nobody in particular waits until nobody else does. */
export function createQueue({ running, waiting }: Limits) {
  const wanted: Waiting[] = []
  const background: Waiting[] = []
  let atWork = 0

  const next = () => {
    if (atWork >= running) return
    // The background never takes the last place: whoever comes next need not wait for it.
    const following = wanted.shift() ?? (atWork < Math.max(1, running - 1) ? background.shift() : undefined)
    following?.start()
  }

  const enter = (line: Waiting[]) =>
    new Promise<void>((resolve) => {
      line.push({
        start: () => {
          atWork++
          resolve()
        },
      })
      next()
    })

  return {
    async run<T>(work: () => Promise<T>, { inBackground = false } = {}): Promise<T> {
      if (!inBackground && wanted.length >= waiting) throw new Failure('unavailable', { retryAfter: 2 })
      await enter(inBackground ? background : wanted)
      try {
        return await work()
      } finally {
        atWork--
        next()
      }
    },
  }
}
