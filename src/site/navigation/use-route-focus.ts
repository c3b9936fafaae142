import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** After a navigation the new screen's heading has the focus, so that it is read out and the keyboard goes on from there. */
export function useRouteFocus(): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const heading = document.querySelector<HTMLElement>('main h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [pathname])
}
