declare global {
  interface Window {
    /** What `start.js` has kept, until the page has come to life. Not there while one develops. */
    early?: { pressed: HTMLElement | null; reactListens: boolean; forget(): void }
  }
}

/** From here on React hears of every press. */
export function reactHasBegun(): void {
  if (window.early) window.early.reactListens = true
}

/** The button that was pressed last before anybody could answer: pressed again, now that the page has come to life. */
export function catchUp(): void {
  const { early } = window
  window.early = undefined
  early?.forget()
  early?.pressed?.click()
}
