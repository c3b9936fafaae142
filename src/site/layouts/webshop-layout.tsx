import { Outlet, useLoaderData } from 'react-router'
import { SiteHeader } from '../header/site-header.tsx'
import type { Shell } from '../shell.ts'
import { SkipLink } from './skip-link.tsx'

/** The site's header above the shop, and no footer (1 §2 Layouts). */
export function WebshopLayout() {
  const { settings, nav } = useLoaderData<Shell>()
  return (
    <>
      <SkipLink />
      <SiteHeader nav={nav} logoLink={settings.design.header.logoLink} />
      <Outlet />
    </>
  )
}
