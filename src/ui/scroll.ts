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

/** Ends a way that is under way; the next place is somebody else's to choose. */
export function stopScrolling(): void {
  current++
}

/** Scrolls an element, or the page's top, to its place. At once where motion is not wanted; a visitor's own scrolling ends it. */
export function scrollTo(target: Element | null, kind: ScrollKind): void {
  const { offset, duration } = SCROLL[kind]
  const from = window.scrollY
  // Asked for at every step: a picture that arrives on the way moves the target.
  const place = () => {
    const wanted = target ? target.getBoundingClientRect().top + window.scrollY - offset : 0
    const limit = document.documentElement.scrollHeight - window.innerHeight
    return Math.max(0, Math.min(wanted, limit))
  }
  const run = ++current
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    window.scrollTo({ top: place(), behavior: 'instant' })
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
    window.scrollTo({ top: from + (place() - from) * ease(part), behavior: 'instant' })
    if (part < 1) requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
}

function ease(part: number): number {
  return part < 0.5 ? 4 * part ** 3 : 1 - (-2 * part + 2) ** 3 / 2
}
