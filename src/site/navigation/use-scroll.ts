import { useContext, useEffect, useLayoutEffect, useRef } from 'react'
import { UNSAFE_DataRouterStateContext as RouterState, useLocation, useNavigationType } from 'react-router'
import { keptQuery, type RouteName } from '../../contract/routes.ts'
import { stopScrolling } from '../../ui/scroll.ts'
import { readPositions, writePositions } from './kept-positions.ts'
import { returnTo } from './return-to.ts'
import { seekHash } from './seek-hash.ts'

/**
 * 1 §2 Navigation behaviour: a new page begins at its top, going back leads to the place one left, a hash to its target.
 * `isStandIn`: what is shown is no page but its outline, whose place nobody wants to come back to.
 */
export function useScroll(name: RouteName | undefined, isStandIn: boolean): void {
  const { pathname, search, hash, key } = useLocation()
  const isReturn = useNavigationType() === 'POP'
  const mayStay = useContext(RouterState)?.preventScrollReset === true
  // What of the query is no part of the page, such as an open overlay, moves nothing.
  const page = pathname + (name ? keptQuery(name, search) : search)
  const shown = useRef({ page, hash: '' })
  const positions = useRef<Record<string, number>>({})
  const standsIn = useRef(isStandIn)
  standsIn.current = isStandIn

  useEffect(() => {
    history.scrollRestoration = 'manual'
    const save = () => writePositions(positions.current)
    window.addEventListener('pagehide', save)
    return () => window.removeEventListener('pagehide', save)
  }, [])

  useLayoutEffect(() => {
    if (isStandIn) window.scrollTo(0, 0)
  }, [isStandIn])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a visit has its own key, and moves the page once
  useLayoutEffect(() => {
    const before = shown.current
    shown.current = { page, hash }
    if (Object.keys(positions.current).length === 0) positions.current = readPositions()
    const kept = isReturn ? positions.current[key] : undefined
    let end = () => {}
    if (kept !== undefined) end = returnTo(kept)
    else if (hash && !mayStay) {
      if (before.page !== page) window.scrollTo(0, 0)
      end = seekHash(hash)
    } else if (before.page !== page && !mayStay) window.scrollTo(0, 0)

    const note = () => {
      if (!standsIn.current) positions.current[key] = Math.round(window.scrollY)
    }
    if (kept === undefined) note()
    window.addEventListener('scroll', note, { passive: true })
    return () => {
      window.removeEventListener('scroll', note)
      stopScrolling()
      end()
    }
  }, [key])
}
