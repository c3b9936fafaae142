let pressed: HTMLElement | null = null
let reactListens = false

const remember = (event: Event) => {
  // What else can be pressed works by itself: links lead elsewhere, and forms are sent.
  const button = (event.target as Element).closest<HTMLElement>('button[type=button]')
  // While React takes the page over, it answers for all of it but those parts whose code comes later; they listen once it is done.
  const isOurs = !reactListens || button?.closest('[data-asleep]')
  pressed = isOurs ? button : null
  if (reactListens && pressed) event.stopImmediatePropagation()
}
addEventListener('click', remember, true)

/** From here on React hears of every press. */
export function reactHasBegun(): void {
  reactListens = true
}

/** The button that was pressed last before anybody could answer: pressed again, now that the page has come to life. */
export function pressAgain(): void {
  removeEventListener('click', remember, true)
  pressed?.click()
  pressed = null
}
