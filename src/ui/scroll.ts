/** 1 §9 and 2 §9: how far from the upper edge a target comes to rest, and how long the way takes. */
export const SCROLL = {
  hash: { offset: 130, duration: 700 },
  anchor: { offset: 200, duration: 700 },
  anchorList: { offset: 600, duration: 700 },
  filter: { offset: 0, duration: 600 },
  toTop: { offset: 0, duration: 700 },
} as const
export type ScrollKind = keyof typeof SCROLL

let current = 0

/**
 * Scrolls an element, or the top, to its place; in the page, or in a dialog that scrolls for itself. At once where motion
 * is not wanted; a visitor's own scrolling ends it.
 */
export function scrollTo(target: Element | null, kind: ScrollKind, dialog?: Element | null): void {
  const { offset, duration } = SCROLL[kind]
  const scroller = dialog ?? document.documentElement
  const from = scroller.scrollTop
  const wanted = target ? target.getBoundingClientRect().top + from - offset : 0
  const limit = scroller.scrollHeight - scroller.clientHeight
  const to = Math.max(0, Math.min(wanted, limit))
  const run = ++current
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    scroller.scrollTo({ top: to, behavior: 'instant' })
    return
  }
  const stop = () => {
    if (run === current) current++
  }
  for (const event of ['wheel', 'touchstart', 'keydown'])
    window.addEventListener(event, stop, { once: true, passive: true })
  const begun = performance.now()
  const step = (now: number) => {
    if (run !== current) return
    const part = Math.min(1, Math.max(0, now - begun) / duration)
    scroller.scrollTo({ top: from + (to - from) * ease(part), behavior: 'instant' })
    if (part < 1) requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
}

function ease(part: number): number {
  return part < 0.5 ? 4 * part ** 3 : 1 - (-2 * part + 2) ** 3 / 2
}
