/**
 * A modal dialog makes all the rest of the page inert, for which browsers compute the style of every element anew: on a slow phone a
 * tenth of a second in one piece. Nobody sees what is below the window, and the page cannot be scrolled meanwhile, so it rests: it keeps
 * its height, and its inside is left as it is, until the window changes or is printed. `auto` would not do: of that, browsers keep
 * awake what is near the window.
 *
 * Returns what wakes it.
 */
export function restBelowWindow(): () => void {
  const resting = partsBelow(document.querySelectorAll('main, footer'))
  for (const { part, height } of resting) {
    part.style.contentVisibility = 'hidden'
    part.style.minBlockSize = `${height}px`
  }
  const wake = () => {
    for (const { part } of resting.splice(0)) part.style.contentVisibility = part.style.minBlockSize = ''
  }
  for (const event of ['resize', 'beforeprint']) addEventListener(event, wake, { once: true })
  return wake
}

/** The largest parts that begin below the window. */
function partsBelow(parts: ArrayLike<Element>): { part: HTMLElement; height: number }[] {
  return Array.from(parts).flatMap((part) => {
    const { top, bottom, height } = part.getBoundingClientRect()
    if (height && top >= innerHeight) return { part: part as HTMLElement, height }
    // What has no box of its own, such as `display: contents`, may hold others that do.
    return height && bottom <= innerHeight ? [] : partsBelow(part.children)
  })
}
