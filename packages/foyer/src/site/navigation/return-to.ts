const OWN_WILL = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

/**
 * Scrolls back to a place and holds it while content arrives, until the visitor scrolls or leaves. A page that is tall
 * enough is no sign that all content is there: its footer alone may reach that far before the list above has grown.
 * Returns a function that ends it.
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
    // Neither this function moved the page nor did the page become shorter: the visitor scrolled, for example with a
    // scroll bar or a screen reader.
    if (Math.abs(window.scrollY - held) > 1 && !isAtEnd) end()
  }
  const growth = new ResizeObserver(hold)
  const end = () => {
    growth.disconnect()
    root.style.overflowAnchor = ''
    window.removeEventListener('scroll', look)
    for (const event of OWN_WILL) window.removeEventListener(event, end)
  }
  // Otherwise the browser would hold the element in view, such as the footer, and move the page as content grows above
  // it.
  root.style.overflowAnchor = 'none'
  hold()
  growth.observe(body)
  window.addEventListener('scroll', look, { passive: true })
  for (const event of OWN_WILL) window.addEventListener(event, end, { passive: true })
  return end
}
