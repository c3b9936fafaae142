import { useContext, useEffect, useRef } from 'react'
import { UNSAFE_DataRouterStateContext as RouterState, useLocation } from 'react-router'

/**
 * After a navigation the new screen's heading has the focus, so that it is read out and the keyboard goes on from there.
 * Where the page stays in its place, so does the focus.
 */
export function useRouteFocus(): void {
  const { pathname } = useLocation()
  const mayStay = useContext(RouterState)?.preventScrollReset === true
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (mayStay) return
    const heading = document.querySelector<HTMLElement>('main h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [pathname, mayStay])
}
