const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const BASE = DIGITS.length

/**
 * A text that sorts between two others; null stands for the beginning or the end. With it a module can be inserted between two
 * others without changing their rows. No rank ends in the lowest digit, so that there is always room before it.
 */
export function rankBetween(low: string | null, high: string | null): string {
  let rank = ''
  for (let place = 0; ; place++) {
    const from = valueAt(low, place, 0)
    const to = valueAt(high, place, BASE)
    // The digits that both have in common are also in the result.
    if (from === to) {
      rank += DIGITS[from]
      continue
    }
    if (to - from > 1) return rank + DIGITS[(from + to) >> 1]
    // The digits are neighbours here, so the rest is only limited by the lower rank.
    rank += DIGITS[from]
    return rank + rankBetween(low?.slice(place + 1) || null, null)
  }
}

function valueAt(rank: string | null, place: number, outside: number): number {
  if (rank === null) return outside
  const digit = rank[place]
  return digit === undefined ? 0 : DIGITS.indexOf(digit)
}

/** Ranks for a new list, with room between all of them. */
export function ranksFor(count: number): string[] {
  const width = Math.ceil(Math.log(count + 2) / Math.log(BASE))
  const step = BASE ** width / (count + 1)
  return Array.from({ length: count }, (_, index) => {
    let value = Math.floor(step * (index + 1))
    let text = ''
    for (let place = 0; place < width; place++) {
      text = DIGITS[value % BASE] + text
      value = Math.floor(value / BASE)
    }
    // The middle digit, because no rank may end in the lowest one.
    return `${text}V`
  })
}
