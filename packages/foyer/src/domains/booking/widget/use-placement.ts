import { type RefObject, useEffect } from 'react'
import { placePopover } from './placement.ts'

/** 2 §9: scroll into view after 100 ms. */
const SCROLL_MS = 100
/** The sum of what is chosen may take a line more than it does when the popover opens. */
const ONE_LINE = 40

/** Places the popover at its button and scrolls it into view; on small screens the styles make a sheet of it. */
export function usePlacement(
  content: RefObject<HTMLElement | null>,
  opener: HTMLElement,
  isOpen: boolean,
): void {
  useEffect(() => {
    const popup = content.current?.closest('dialog')
    if (!isOpen || !content.current || !popup) return
    // As it opens: it does not jump to another place when another step is higher.
    const height = content.current.offsetHeight + ONE_LINE
    const place = () => {
      const { clientWidth, clientHeight } = document.documentElement
      const { left, top, bottom, room } = placePopover(
        { width: popup.offsetWidth, height },
        opener.getBoundingClientRect(),
        titleBeside(opener),
        { width: clientWidth, height: clientHeight },
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

/** The words of the title that the button belongs to: of its row or card, else of the page. Their own extent: a heading may be as wide as the page. */
function titleBeside(opener: HTMLElement): DOMRect | null {
  const owner = opener.closest('article') ?? document.querySelector('main')
  const heading = owner?.querySelector('h1, h2, h3, h4')
  if (!heading) return null
  const words = document.createRange()
  words.selectNodeContents(heading)
  return words.getBoundingClientRect()
}
