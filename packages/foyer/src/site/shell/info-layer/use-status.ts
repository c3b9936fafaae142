import { useEffect } from 'react'
import type { AnyRoute } from '../../../contract/routes.ts'
import { useSite } from '../../../ui/site-context.ts'
import { useRouteName } from '../../routing/use-route-name.ts'
import { isPutAside } from '../fallback/put-aside.ts'
import { announce, retract } from './announce.ts'

/** 1 §9 Alert display: a message that all is well disappears by itself. */
const LEAVES_AFTER = 4000

/** Says when the connection is lost, and for a moment that it is back. */
export function useConnectionStatus(): void {
  useEffect(() => {
    let leaving: ReturnType<typeof setTimeout> | undefined
    const lose = () => {
      clearTimeout(leaving)
      retract('online')
      announce('offline')
    }
    const regain = () => {
      retract('offline')
      retract('notKept')
      announce('online')
      leaving = setTimeout(() => retract('online'), LEAVES_AFTER)
    }
    if (!navigator.onLine) lose()
    window.addEventListener('offline', lose)
    window.addEventListener('online', regain)
    return () => {
      clearTimeout(leaving)
      window.removeEventListener('offline', lose)
      window.removeEventListener('online', regain)
    }
  }, [])
}

/** Says that a new build has taken over; the page on show is still of the old build. */
export function useVersionStatus(): void {
  useEffect(() => {
    const { serviceWorker } = navigator
    // The first worker of a browser does not mean a new version.
    if (!serviceWorker?.controller) return
    const tell = () => announce('newVersion')
    serviceWorker.addEventListener('controllerchange', tell)
    return () => serviceWorker.removeEventListener('controllerchange', tell)
  }, [])
}

/** Pages on which visitors may want to buy. */
const SELLING: ReadonlySet<AnyRoute | null> = new Set<AnyRoute>(['events', 'event', 'production'])

/** Says that the shop is closed on pages that sell tickets, until the visitor closes the message. */
export function useShopStatus(): void {
  const { isShopOnline, shopKind } = useSite()
  const isSelling = SELLING.has(useRouteName()) && shopKind !== 'none'
  useEffect(() => {
    if (isShopOnline || !isSelling || isPutAside('shopOffline')) return
    announce('shopOffline')
    return () => retract('shopOffline')
  }, [isShopOnline, isSelling])
}
