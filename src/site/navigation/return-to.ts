const PATIENCE = 5_000
const OWN_WILL = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

/** Brings the page back to a place, also one that exists only when all of its content has arrived. Returns what ends it. */
export function returnTo(place: number): () => void {
  const isReached = () => {
    window.scrollTo({ top: place, behavior: 'instant' })
    return document.documentElement.scrollHeight - window.innerHeight >= place
  }
  if (isReached()) return () => {}
  const growth = new ResizeObserver(() => {
    if (isReached()) end()
  })
  const timer = setTimeout(() => end(), PATIENCE)
  const end = () => {
    growth.disconnect()
    clearTimeout(timer)
    for (const event of OWN_WILL) window.removeEventListener(event, end)
  }
  growth.observe(document.body)
  // Who scrolls meanwhile has gone elsewhere.
  for (const event of OWN_WILL) window.addEventListener(event, end, { passive: true })
  return end
}
