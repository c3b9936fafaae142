const OWN_WILL = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

/**
 * Brings the page back to a place and holds it there while content arrives, however late: until the visitor moves, or
 * goes elsewhere. That the page is tall enough says nothing, because its footer alone may reach there before the list above
 * it has grown back. Returns what ends it.
 */
export function returnTo(place: number): () => void {
  const { documentElement: root, body } = document
  let held = -1
  const hold = () => {
    window.scrollTo({ top: place, behavior: 'instant' })
    held = window.scrollY
  }
  const look = () => {
    const isAtEnd = window.scrollY + window.innerHeight >= root.scrollHeight - 1
    // Neither we moved it nor a page that is shorter for a moment: somebody did, with a scroll bar or a screen reader.
    if (Math.abs(window.scrollY - held) > 1 && !isAtEnd) end()
  }
  const growth = new ResizeObserver(hold)
  const end = () => {
    growth.disconnect()
    root.style.overflowAnchor = ''
    window.removeEventListener('scroll', look)
    for (const event of OWN_WILL) window.removeEventListener(event, end)
  }
  // Else the browser would hold what is in sight, which may be the footer, where everything moves past it.
  root.style.overflowAnchor = 'none'
  hold()
  growth.observe(body)
  window.addEventListener('scroll', look, { passive: true })
  for (const event of OWN_WILL) window.addEventListener(event, end, { passive: true })
  return end
}
