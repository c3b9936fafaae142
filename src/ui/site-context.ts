import { createContext, useContext } from 'react'
import type { DesignSettings } from '../contract/design-settings.ts'
import type { ShopKind } from '../contract/shop-kinds.ts'

/** What every screen may know of the site it stands in. */
export interface SiteFacts {
  origin: string
  siteName: string
  instance: 'staging' | 'production'
}

/** The same with what editors have set; the layouts give it. */
export interface Site extends SiteFacts {
  design: DesignSettings | null
  /** `none`: there is nothing to sell tickets with, and no button for it. */
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
