import { type RefObject, useEffect } from 'react'
import { placePopover } from './placement.ts'

/** 2 §9: scroll into view after 100 ms. */
const SCROLL_MS = 100

/** Places the popover at its button and scrolls it into view; on small screens the styles make a sheet of it. */
export function usePlacement(
  content: RefObject<HTMLElement | null>,
  opener: HTMLElement,
  isOpen: boolean,
): void {
  useEffect(() => {
    const popup = content.current?.closest('dialog')
    if (!isOpen || !popup) return
    const place = () => {
      const { clientWidth, clientHeight } = document.documentElement
      const size = { width: clientWidth, height: clientHeight }
      const { left, top, bottom, room } = placePopover(
        opener.getBoundingClientRect(),
        popup.offsetWidth,
        size,
      )
      popup.style.setProperty('--left', `${left}px`)
      popup.style.setProperty('--top', top === null ? 'auto' : `${top}px`)
      popup.style.setProperty('--bottom', bottom === null ? 'auto' : `${bottom}px`)
      popup.style.setProperty('--room', `${room}px`)
    }
    place()
    const timer = setTimeout(() => opener.scrollIntoView({ block: 'nearest' }), SCROLL_MS)
    window.addEventListener('resize', place)
    document.addEventListener('scroll', place, { capture: true, passive: true })
    return () => {
      clearTimeout(timer)
      window.removeEventListener('resize', place)
      document.removeEventListener('scroll', place, { capture: true })
    }
  }, [content, opener, isOpen])
}
