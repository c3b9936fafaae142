import { type RefObject, useEffect, useRef } from 'react'

/**
 * Calls when an element comes near the window, or near the dialog that scrolls it (2 §4: threshold 0, margin 170 %).
 */
export function useNear(element: RefObject<Element | null>, isWaiting: boolean, onNear: () => void): void {
  const latest = useRef(onNear)
  useEffect(() => {
    latest.current = onNear
  })
  useEffect(() => {
    const trigger = element.current
    if (!trigger || !isWaiting) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) latest.current()
      },
      { root: trigger.closest('dialog'), threshold: 0, rootMargin: '170%' },
    )
    observer.observe(trigger)
    return () => observer.disconnect()
  }, [element, isWaiting])
}
