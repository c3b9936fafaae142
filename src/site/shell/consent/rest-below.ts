/**
 * A modal dialog makes all the rest of the page inert, for which browsers compute the style of every element anew: on a slow phone a
 * tenth of a second in one piece. Nobody sees what is below the window, and the page cannot be scrolled meanwhile, so it rests: it keeps
 * its height, and its inside is left as it is. `auto`, because it is to be printed, and seen when the window grows.
 *
 * Returns what wakes it.
 */
export function restBelowWindow(): () => void {
  const below = [...document.querySelectorAll<HTMLElement>('main > *, footer')]
    .map((part) => ({ part, box: part.getBoundingClientRect() }))
    .filter(({ box }) => box.top >= window.innerHeight)
  for (const { part, box } of below) {
    part.style.contentVisibility = 'auto'
    part.style.minBlockSize = `${box.height}px`
  }
  return () => {
    for (const { part } of below) {
      part.style.contentVisibility = ''
      part.style.minBlockSize = ''
    }
  }
}
