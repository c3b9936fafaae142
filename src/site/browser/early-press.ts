let pressed: HTMLElement | null = null

const remember = ({ target }: Event) => {
  // What else can be pressed works by itself: links lead elsewhere, and forms are sent.
  pressed = (target as Element).closest('button[type=button]')
}
addEventListener('click', remember, true)

/** From here on React hears of every press. */
export function stopRemembering(): void {
  removeEventListener('click', remember, true)
}

/** The button that was pressed last before React listened: pressed again, now that the page has come to life. */
export function pressAgain(): void {
  pressed?.click()
  pressed = null
}
