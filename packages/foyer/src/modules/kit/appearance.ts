import { type RefObject, useEffect } from 'react'

/** 2 §9 Visibility animation. */
const THRESHOLD = 0.5
const MARGIN = '-50px'
const STEPS = Array.from({ length: 11 }, (_, step) => (step * THRESHOLD) / 10)

let observer: IntersectionObserver | null = null

/**
 * The observer first reports each module in the next frame: measuring its place would make the browser lay out the page
 * at once. Later it reports when half of the module is visible, or half of the window shows it: a module taller than
 * the window would never be half visible.
 */
function watch(): IntersectionObserver {
  observer ??= new IntersectionObserver(
    (entries, self) => {
      // Read once: reading it after a module was marked would make the browser lay out the page at once.
      const windowHeight = window.innerHeight
      for (const entry of entries) {
        const { target } = entry
        if (
          target.hasAttribute('data-waiting') ? !isSeen(entry, windowHeight) : isBelow(entry, windowHeight)
        ) {
          target.setAttribute('data-waiting', '')
          continue
        }
        self.unobserve(target)
        target.removeAttribute('data-waiting')
      }
    },
    { threshold: STEPS, rootMargin: MARGIN },
  )
  return observer
}

function isSeen(
  { intersectionRatio, intersectionRect, rootBounds }: IntersectionObserverEntry,
  windowHeight: number,
): boolean {
  const share = intersectionRect.height / (rootBounds?.height ?? windowHeight)
  return intersectionRatio >= THRESHOLD || share >= THRESHOLD
}

function isBelow(
  { boundingClientRect: { top, height } }: IntersectionObserverEntry,
  windowHeight: number,
): boolean {
  return top >= windowHeight && height > 0
}

/**
 * Marks a module below the window as waiting until it is seen. What the server sent is visible; only a browser that can
 * show it again, and where motion is allowed, marks it, and never a module that is already visible.
 */
export function useAppearance(block: RefObject<HTMLElement | null>, isWanted: boolean): void {
  useEffect(() => {
    const element = block.current
    if (!element || !isWanted || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    watch().observe(element)
    return () => {
      observer?.unobserve(element)
      element.removeAttribute('data-waiting')
    }
  }, [block, isWanted])
}
