/** Lets some through at once; the others wait in the order they came. */
export interface Gate {
  /** How many wait. */
  readonly waiting: number
  run<T>(work: () => Promise<T>): Promise<T>
}

export function createGate(atOnce: number): Gate {
  let running = 0
  const queue: (() => void)[] = []
  return {
    get waiting() {
      return queue.length
    },
    async run(work) {
      if (running < atOnce) running++
      // Whoever leaves hands over the place, so that nobody who comes meanwhile takes it.
      else await new Promise<void>((resume) => queue.push(resume))
      try {
        return await work()
      } finally {
        const next = queue.shift()
        if (next) next()
        else running--
      }
    },
  }
}
