// Not the focus: a dialog of ours takes it, too.
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'click'] as const

/** Who only reads for so long will act soon. */
const READING = 3000

/**
 * Fulfilled with the visitor's first sign of life, or while they read. What only somebody who acts can need is fetched
 * then, and not with the page: by the time a hand reaches its button, the code behind it has come.
 */
export const stirred: Promise<void> = new Promise((resolve) => {
  if (import.meta.env.SSR) return
  const stir = () => {
    for (const sign of SIGNS) removeEventListener(sign, stir, true)
    resolve()
  }
  for (const sign of SIGNS) addEventListener(sign, stir, { capture: true, passive: true })
  setTimeout(stir, READING)
})
