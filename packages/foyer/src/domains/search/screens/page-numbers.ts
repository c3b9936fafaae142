/** The first, the last and the pages around the current one; null for a gap. A single page is never left out. */
export function shownPages(page: number, last: number): (number | null)[] {
  const shown: (number | null)[] = []
  for (let number = 1; number <= last; number++) {
    const isNear = Math.abs(number - page) <= 1
    const fillsGap = (number === 2 && page <= 4) || (number === last - 1 && page >= last - 3)
    if (number === 1 || number === last || isNear || fillsGap) shown.push(number)
    else if (shown.at(-1) !== null) shown.push(null)
  }
  return shown
}
