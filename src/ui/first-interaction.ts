// Not the focus: a dialog of ours takes it, too.
const INTERACTIONS = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'click'] as const

/** Who only reads for so long will act soon. */
const READING = 3000

let begin = () => {}

/**
 * Fulfilled when the visitor first moves, touches, types or scrolls, or after three seconds of reading. What only somebody
 * who acts can need is fetched then, and not with the page: by the time a hand reaches its button, the code behind it has come.
 */
export const firstInteraction: Promise<void> = new Promise((resolve) => {
  begin = resolve
  if (import.meta.env.SSR) return
  const interact = () => {
    for (const type of INTERACTIONS) removeEventListener(type, interact, true)
    resolve()
  }
  for (const type of INTERACTIONS) addEventListener(type, interact, { capture: true, passive: true })
  setTimeout(interact, READING)
})

/** As if the visitor had acted. */
export function beginInteraction(): void {
  begin()
}
