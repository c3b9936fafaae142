import { useEffect } from 'react'

let locks = 0

/** 1 §4 Scroll lock: a `no-scroll` class on the document, and a padding as wide as the scrollbar that disappears. */
export function useScrollLock(isLocked: boolean): void {
  useEffect(() => {
    if (!isLocked) return
    const { documentElement: root, body } = document
    if (locks++ === 0) {
      // Set only on the body: a property that the whole page inherits would make the browser compute the style of every
      // element again.
      body.style.paddingInlineEnd = `${window.innerWidth - root.clientWidth}px`
      root.classList.add('no-scroll')
    }
    return () => {
      if (--locks > 0) return
      body.style.paddingInlineEnd = ''
      root.classList.remove('no-scroll')
    }
  }, [isLocked])
}
