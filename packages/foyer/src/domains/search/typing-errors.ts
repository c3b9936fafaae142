/** Whether two words differ by one wrong, missing, additional or swapped letter. */
export function isOneTypoApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a === b) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  let endOfA = a.length
  let endOfB = b.length
  while (endOfA > start && endOfB > start && a[endOfA - 1] === b[endOfB - 1]) {
    endOfA--
    endOfB--
  }
  const [left, right] = [a.slice(start, endOfA), b.slice(start, endOfB)]
  if (left.length <= 1 && right.length <= 1) return true
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0]
}

/** How similar two words are, from 0 to 1: the part of their three-letter groups that they share. */
export function likeness(a: string, b: string): number {
  return sharedPart(groupsOf(a), groupsOf(b))
}

export function sharedPart(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  let shared = 0
  for (const group of left) if (right.has(group)) shared++
  return shared / (left.size + right.size - shared)
}

/** The three-letter groups of a word. */
export function groupsOf(word: string): ReadonlySet<string> {
  const padded = `  ${word} `
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)))
}
