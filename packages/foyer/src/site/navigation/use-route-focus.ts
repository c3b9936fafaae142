import { useContext, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { StaysContext } from './stays-context.ts'

/**
 * After a navigation the new screen's heading gets the focus: a screen reader reads it out and the keyboard continues
 * from there. Where the page does not scroll, the focus stays too.
 */
export function useRouteFocus(): void {
  const { pathname } = useLocation()
  const stays = useContext(StaysContext)
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (stays()) return
    const heading = document.querySelector<HTMLElement>('main h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [pathname, stays])
}
