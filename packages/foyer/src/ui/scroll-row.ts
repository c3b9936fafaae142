import { type RefObject, useEffect, useRef } from 'react'

/** The width of the faded edge (scroll-row.module.css), in pixels. */
const FADE = 40

/**
 * For a row that scrolls sideways. Sets `data-more` to the sides where the row goes on, which the styles fade out. Scrolls the item that
 * the selector `chosen` finds into view, at first and when `change` has a new value.
 */
export function useScrollRow<E extends HTMLElement>(chosen: string, change: unknown): RefObject<E | null> {
  const row = useRef<E>(null)
  useEffect(() => {
    const element = row.current
    if (!element) return
    const look = () => {
      const { scrollLeft, clientWidth, scrollWidth } = element
      const sides = [scrollLeft > 1 && 'before', scrollLeft + clientWidth < scrollWidth - 1 && 'after']
      element.dataset.more = sides.filter(Boolean).join(' ')
    }
    const sizes = new ResizeObserver(look)
    sizes.observe(element)
    for (const child of element.children) sizes.observe(child)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      sizes.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chosen item is only known from the page
  useEffect(() => {
    const found = chosen ? row.current?.querySelector(chosen) : null
    if (row.current && found) bringIntoSight(row.current, found)
  }, [chosen, change])
  return row
}

/** Not with `scrollIntoView`, which would scroll the page too. */
function bringIntoSight(row: HTMLElement, item: Element): void {
  const [at, within] = [item.getBoundingClientRect(), row.getBoundingClientRect()]
  if (at.left >= within.left + FADE && at.right <= within.right - FADE) return
  row.scrollLeft += at.left - within.left - (within.width - at.width) / 2
}
