import { createContext, useContext } from 'react'
import type { DesignSettings } from '../contract/design-settings.ts'

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
  shopKind: string
  /** The routes of the webshop area that the shop answers. */
  shopRoutes: readonly string[]
  /** What the shop can do (`contract/shop-abilities.ts`). */
  shopCan: readonly string[]
  isShopOnline: boolean
}

/** Before the settings are known. */
export const NO_SETTINGS: Omit<Site, keyof SiteFacts> = {
  design: null,
  shopKind: 'none',
  shopRoutes: [],
  shopCan: [],
  isShopOnline: false,
}

export const SiteContext = createContext<Site>({
  origin: '',
  siteName: 'Foyer',
  instance: 'staging',
  ...NO_SETTINGS,
})

export function useSite(): Site {
  return useContext(SiteContext)
}
