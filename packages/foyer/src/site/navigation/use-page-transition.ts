import './page-transition.css'
import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * 1 §9 Page transition: from the second page on, a screen moves into place in 0.8 s. It is complete from the first
 * moment and nothing waits for the movement. The first page does not move.
 */
export function usePageTransition(): void {
  const { pathname } = useLocation()
  const first = useRef(pathname)
  useLayoutEffect(() => {
    if (pathname !== first.current) document.documentElement.dataset.moved = ''
  }, [pathname])
}
