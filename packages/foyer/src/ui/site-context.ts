import { createContext, useContext } from 'react'
import type { DesignSettings } from '../contract/design-settings.ts'
import type { ShopKind } from '../contract/shop-kinds.ts'

/** What every screen may know about its site. */
export interface SiteFacts {
  origin: string
  siteName: string
  instance: 'staging' | 'production'
}

/** The same with the settings of editors; provided by the layouts. */
export interface Site extends SiteFacts {
  design: DesignSettings | null
  /** `none`: there is no shop, and no ticket buttons. */
  shopKind: ShopKind
  isShopOnline: boolean
}

export const SiteContext = createContext<Site>({
  origin: '',
  siteName: 'Foyer',
  instance: 'staging',
  design: null,
  shopKind: 'none',
  isShopOnline: false,
})

export function useSite(): Site {
  return useContext(SiteContext)
}
