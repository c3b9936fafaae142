const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const BASE = DIGITS.length

/**
 * A text that sorts between two others, null being the beginning and the end: a module that is put between two of them
 * needs no other row to change. None ends in the lowest digit, so that there is room below each.
 */
export function rankBetween(low: string | null, high: string | null): string {
  let rank = ''
  for (let place = 0; ; place++) {
    const from = valueAt(low, place, 0)
    const to = valueAt(high, place, BASE)
    // As long as both begin alike, so does what lies between.
    if (from === to) {
      rank += DIGITS[from]
      continue
    }
    if (to - from > 1) return rank + DIGITS[(from + to) >> 1]
    // They are neighbours here: behind the lower one anything goes.
    rank += DIGITS[from]
    return rank + rankBetween(low?.slice(place + 1) || null, null)
  }
}

function valueAt(rank: string | null, place: number, outside: number): number {
  if (rank === null) return outside
  const digit = rank[place]
  return digit === undefined ? 0 : DIGITS.indexOf(digit)
}

/** Ranks for a list that begins anew, with room everywhere. */
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
    // The middle, so that none ends in the lowest digit.
    return `${text}V`
  })
}
