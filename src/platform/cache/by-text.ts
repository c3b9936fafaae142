/** Nobody sends longer ones by way of business. */
const MAX_LENGTH = 500

/**
 * Remembers what a function made of a text, for texts of which nearly everybody sends the same few, such as a header of their
 * browser. Strangers may send any: when there are too many, it begins anew.
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
