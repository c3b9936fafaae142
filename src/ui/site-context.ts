import { createContext, useContext } from 'react'
import type { DesignSettings } from '../contract/design-settings.ts'

/** What every screen may know of the site it stands in. */
export interface SiteFacts {
  origin: string
  siteName: string
  instance: 'staging' | 'production'
}

/** The same with what editors have set; the layouts give it. */
export interface Site extends SiteFacts {
  design: DesignSettings | null
  isShopOnline: boolean
}

export const SiteContext = createContext<Site>({
  origin: '',
  siteName: 'Foyer',
  instance: 'staging',
  design: null,
  isShopOnline: false,
})

export function useSite(): Site {
  return useContext(SiteContext)
}
