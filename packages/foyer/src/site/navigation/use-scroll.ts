import { useContext, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { type AnyRoute, keptQuery } from '../../contract/routes.ts'
import { stopScrolling } from '../../ui/scroll.ts'
import { readPositions, writePositions } from './kept-positions.ts'
import { returnTo } from './return-to.ts'
import { seekHash } from './seek-hash.ts'
import { StaysContext } from './stays-context.ts'

/**
 * 1 §2 Navigation behaviour: a new page begins at its top, going back returns to the place left, a hash scrolls to its
 * target. `isStandIn`: the outline of a page is shown; its scroll position is not stored.
 */
export function useScroll(name: AnyRoute | undefined, isStandIn: boolean): void {
  const { pathname, search, hash, key } = useLocation()
  const isReturn = useNavigationType() === 'POP'
  const stays = useContext(StaysContext)
  // A change of query parameters that do not belong to the page, such as an open overlay, does not scroll.
  const page = pathname + (name ? keptQuery(name, search) : search)
  const shown = useRef<string | null>(null)
  const positions = useRef<Record<string, number>>({})
  /** The visit whose page is shown, or was shown before its outline. */
  const visited = useRef('')
  const standsIn = useRef(isStandIn)
  standsIn.current = isStandIn

  useEffect(() => {
    history.scrollRestoration = 'manual'
    const save = () => writePositions(positions.current)
    window.addEventListener('pagehide', save)
    return () => window.removeEventListener('pagehide', save)
  }, [])

  useLayoutEffect(() => {
    if (!isStandIn) return
    window.scrollTo(0, 0)
    return () => {
      // A visitor who turned back is scrolled to where they were; a new page sets its own position.
      window.scrollTo(0, positions.current[visited.current] ?? 0)
    }
  }, [isStandIn])

  // biome-ignore lint/correctness/useExhaustiveDependencies: every visit has its own key, and scrolls the page once
  useLayoutEffect(() => {
    const isFirst = shown.current === null
    const mayStay = stays()
    const isNewPage = !isFirst && shown.current !== page
    shown.current = page
    if (isFirst) positions.current = readPositions()
    // The first visit of every document has the same key, so the page is added.
    const visit = `${key} ${page}`
    visited.current = visit
    const kept = (isFirst ? isReturning() : isReturn) ? positions.current[visit] : undefined
    if (isNewPage || kept !== undefined) stopScrolling()
    if (isNewPage && kept === undefined && !mayStay) window.scrollTo(0, 0)
    let end = () => {}
    if (kept !== undefined) end = returnTo(kept)
    else if (hash && !mayStay) end = seekHash(hash)

    const note = () => {
      if (!standsIn.current) positions.current[visit] = Math.round(window.scrollY)
    }
    if (kept === undefined) note()
    window.addEventListener('scroll', note, { passive: true })
    return () => {
      window.removeEventListener('scroll', note)
      end()
    }
  }, [key])
}

/** Whether the visitor has seen this document before: it was reloaded, or reached by going back or forward. */
function isReturning(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'reload' || entry?.type === 'back_forward'
}
