/** Lets a number of calls run at once; the others wait in the order of arrival. */
export interface Gate {
  /** The number of waiting calls. */
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
      // A call that ends passes its place on directly, so that no call arriving meanwhile can take it.
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
