/** 1 §9 and 2 §9: how far below the upper edge a target is placed, and how long the scrolling takes. */
export const SCROLL = {
  hash: { offset: 130, duration: 700 },
  anchor: { offset: 200, duration: 700 },
  anchorList: { offset: 600, duration: 700 },
  filter: { offset: 0, duration: 600 },
  toTop: { offset: 0, duration: 700 },
} as const
export type ScrollKind = keyof typeof SCROLL

/**
 * 3-readings, Decided after the site was walked, Anchor offset: at most a third of the visible height. With 600 px
 * above it, the target of an anchor list would be at the lower edge of a phone, or below it.
 */
export function roomAbove(kind: ScrollKind, seen: number): number {
  return Math.min(SCROLL[kind].offset, Math.floor(seen / 3))
}

let current = 0

/** Stops scrolling that is under way, because something else sets the next position. */
export function stopScrolling(): void {
  current++
}

/**
 * Scrolls to an element, or to the top, in the page or in a dialog that scrolls. At once with reduced motion; the
 * visitor's own scrolling stops it.
 */
export function scrollTo(target: Element | null, kind: ScrollKind, dialog?: Element | null): void {
  const { duration } = SCROLL[kind]
  const scroller = dialog ?? document.documentElement
  const from = scroller.scrollTop
  // Measured at every step: a picture that loads meanwhile moves the target.
  const place = () => {
    const wanted = target
      ? target.getBoundingClientRect().top + scroller.scrollTop - roomAbove(kind, scroller.clientHeight)
      : 0
    const limit = scroller.scrollHeight - scroller.clientHeight
    return Math.max(0, Math.min(wanted, limit))
  }
  const run = ++current
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    scroller.scrollTo({ top: place(), behavior: 'instant' })
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
    scroller.scrollTo({ top: from + (place() - from) * ease(part), behavior: 'instant' })
    if (part < 1) requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
}

function ease(part: number): number {
  return part < 0.5 ? 4 * part ** 3 : 1 - (-2 * part + 2) ** 3 / 2
}
