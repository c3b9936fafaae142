import { useEffect } from 'react'

let locks = 0

/** 1 §4 Scroll lock: a `no-scroll` class on the document, and a padding as wide as the scrollbar that went away. */
export function useScrollLock(isLocked: boolean): void {
  useEffect(() => {
    if (!isLocked) return
    const root = document.documentElement
    if (locks++ === 0) {
      root.style.setProperty('--scrollbar', `${window.innerWidth - root.clientWidth}px`)
      root.classList.add('no-scroll')
    }
    return () => {
      if (--locks === 0) root.classList.remove('no-scroll')
    }
  }, [isLocked])
}
