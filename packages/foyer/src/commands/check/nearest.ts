/** The name that was probably meant: at most two letters are wrong, missing or too many. */
export function nearest(given: string, names: readonly string[]): string | undefined {
  const [best] = names
    .map((name) => ({ name, distance: distanceOf(given.toLowerCase(), name.toLowerCase()) }))
    .filter(({ distance }) => distance <= 2)
    .sort((a, b) => a.distance - b.distance)
  return best?.name
}

/** Levenshtein's distance, row by row. */
function distanceOf(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (const [index, letter] of [...a].entries()) {
    const next = [index + 1]
    for (const [at, other] of [...b].entries()) {
      const changed = (row[at] ?? 0) + (letter === other ? 0 : 1)
      next.push(Math.min(changed, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}
