/** Lets so many in at once; the others wait in the order they came, however many they are. */
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
      // Whoever leaves hands the place on.
      if (next) next()
      else inside--
    }
  }
}
