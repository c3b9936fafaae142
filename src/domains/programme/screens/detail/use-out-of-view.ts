import { type RefObject, useEffect, useState } from 'react'

/** Whether an element that is on the page has been scrolled out of the window; never where it is not there. */
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
