import { type RefObject, useEffect } from 'react'

/** 2 §9 Visibility animation. */
const THRESHOLD = 0.5
const MARGIN = '-50px'
const STEPS = Array.from({ length: 11 }, (_, step) => (step * THRESHOLD) / 10)

let observer: IntersectionObserver | null = null

/** Half of it is in sight, or half of the window is full of it: a block taller than the window would never be. */
function watch(): IntersectionObserver {
  observer ??= new IntersectionObserver(
    (entries, self) => {
      for (const { target, intersectionRatio, intersectionRect, rootBounds } of entries) {
        const share = intersectionRect.height / (rootBounds?.height ?? window.innerHeight)
        if (intersectionRatio < THRESHOLD && share < THRESHOLD) continue
        self.unobserve(target)
        target.removeAttribute('data-waiting')
      }
    },
    { threshold: STEPS, rootMargin: MARGIN },
  )
  return observer
}

/**
 * Lets a block below the window wait until it is seen. What the server sent is visible: only a browser that can show it
 * again, and wants motion, hides it, and never what is in sight already.
 */
export function useAppearance(block: RefObject<HTMLElement | null>, isWanted: boolean): void {
  useEffect(() => {
    const element = block.current
    if (!element || !isWanted || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const { top, height } = element.getBoundingClientRect()
    if (top < window.innerHeight || height === 0) return
    element.setAttribute('data-waiting', '')
    watch().observe(element)
    return () => {
      observer?.unobserve(element)
      element.removeAttribute('data-waiting')
    }
  }, [block, isWanted])
}
