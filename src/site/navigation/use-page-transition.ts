import './page-transition.css'
import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * 1 §9 Page transition: from the second page on, a screen comes to rest in 0.8 s. It is there from the first moment;
 * nothing waits for it, and the first page stands still.
 */
export function usePageTransition(): void {
  const { pathname } = useLocation()
  const first = useRef(pathname)
  useLayoutEffect(() => {
    if (pathname !== first.current) document.documentElement.dataset.moved = ''
  }, [pathname])
}
