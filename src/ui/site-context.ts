import { createContext, useContext } from 'react'

/** What every screen may know of the site it stands in. */
export interface SiteFacts {
  origin: string
  siteName: string
  instance: 'staging' | 'production'
}

export const SiteContext = createContext<SiteFacts>({ origin: '', siteName: 'Foyer', instance: 'staging' })

export function useSite(): SiteFacts {
  return useContext(SiteContext)
}
