import { type RefObject, useEffect } from 'react'

/** 2 §9 Visibility animation. */
const THRESHOLD = 0.5
const MARGIN = '-50px'
const STEPS = Array.from({ length: 11 }, (_, step) => (step * THRESHOLD) / 10)

let observer: IntersectionObserver | null = null

/**
 * The first look at a block is the browser's own, at the next frame: to ask for its place would lay out the page at once. After that
 * it waits until half of it is in sight, or half of the window is full of it: a block taller than the window would never be.
 */
function watch(): IntersectionObserver {
  observer ??= new IntersectionObserver(
    (entries, self) => {
      // Read once: read after a block was marked, it would have the page laid out at once.
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
 * Lets a block below the window wait until it is seen. What the server sent is visible: only a browser that can show it
 * again, and wants motion, hides it, and never what is in sight already.
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
