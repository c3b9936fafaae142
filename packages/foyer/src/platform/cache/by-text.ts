/** No browser sends a longer header. */
const MAX_LENGTH = 500

/**
 * Remembers the results of a function of a text that has only a few common values, such as a header that browsers send. A visitor
 * can send any text, so all results are forgotten when there are more than `limit`.
 */
export function rememberByText<T>(limit: number, make: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    if (known.has(text)) return known.get(text) as T
    const made = make(text)
    if (text.length > MAX_LENGTH) return made
    if (known.size >= limit) known.clear()
    known.set(text, made)
    return made
  }
}
