import { Outlet, useLoaderData } from 'react-router'
import { ConsentManager } from '../consent/consent-manager.tsx'
import { SiteHeader } from '../header/site-header.tsx'
import type { Shell } from '../load-shell.ts'
import { SkipLink } from './skip-link.tsx'

/** Cookie manager and the site's header above the shop, without a footer (1 §2 Layouts). */
export function WebshopLayout() {
  const { settings, nav } = useLoaderData<Shell>()
  return (
    <>
      <SkipLink />
      <ConsentManager />
      <SiteHeader nav={nav} settings={settings} />
      <Outlet />
    </>
  )
}
