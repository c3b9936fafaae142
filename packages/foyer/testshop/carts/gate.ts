/** Runs a limited number at once; all others wait in the order of arrival. */
export function createGate(atOnce: number) {
  const waiting: (() => void)[] = []
  let inside = 0
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (inside >= atOnce) await new Promise<void>((enter) => waiting.push(enter))
    else inside++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      // The place passes to the next in the queue.
      if (next) next()
      else inside--
    }
  }
}
