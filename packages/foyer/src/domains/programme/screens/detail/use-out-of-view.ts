import { type RefObject, useEffect, useState } from 'react'

/** Whether an element has been scrolled out of the window; false if it does not exist. */
export function useOutOfView(element: RefObject<Element | null>, isThere: boolean): boolean {
  const [isOut, setOut] = useState(false)
  useEffect(() => {
    const watched = element.current
    if (!isThere || !watched) return setOut(false)
    const observer = new IntersectionObserver(([entry]) => setOut(!entry?.isIntersecting))
    observer.observe(watched)
    return () => observer.disconnect()
  }, [element, isThere])
  return isOut
}
