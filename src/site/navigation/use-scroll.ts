import { useContext, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { keptQuery, type RouteName } from '../../contract/routes.ts'
import { stopScrolling } from '../../ui/scroll.ts'
import { readPositions, writePositions } from './kept-positions.ts'
import { returnTo } from './return-to.ts'
import { seekHash } from './seek-hash.ts'
import { StaysContext } from './stays-context.ts'

/**
 * 1 §2 Navigation behaviour: a new page begins at its top, going back leads to the place one left, a hash to its target.
 * `isStandIn`: what is shown is no page but its outline, whose place nobody wants to come back to.
 */
export function useScroll(name: RouteName | undefined, isStandIn: boolean): void {
  const { pathname, search, hash, key } = useLocation()
  const isReturn = useNavigationType() === 'POP'
  const stays = useContext(StaysContext)
  // What of the query is no part of the page, such as an open overlay, moves nothing.
  const page = pathname + (name ? keptQuery(name, search) : search)
  const shown = useRef<string | null>(null)
  const positions = useRef<Record<string, number>>({})
  /** The visit whose page is shown, or stood here before its outline. */
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
      // Who turned back finds the page where they left it; a new one begins where it wants to.
      window.scrollTo(0, positions.current[visited.current] ?? 0)
    }
  }, [isStandIn])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a visit has its own key, and moves the page once
  useLayoutEffect(() => {
    const isFirst = shown.current === null
    const mayStay = stays()
    const isNewPage = !isFirst && shown.current !== page
    shown.current = page
    if (isFirst) positions.current = readPositions()
    // The first visit of every document has the same key.
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

/** Whether a document is one the visitor has seen before: loaded again, or come back to. */
function isReturning(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'reload' || entry?.type === 'back_forward'
}
