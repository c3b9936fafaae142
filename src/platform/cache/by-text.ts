/** Browsers send no longer ones. */
const MAX_LENGTH = 500

/**
 * Remembers the results of a function of a text, for texts of which most visitors send the same few, such as a header of their browser.
 * A visitor can send any text: when there are more than `limit`, all results are forgotten.
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
