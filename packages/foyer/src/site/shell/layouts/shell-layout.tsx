import { type ComponentType, useContext, useMemo } from 'react'
import { Outlet, useLoaderData, useMatches } from 'react-router'
import { routeRow } from '../../../contract/routes.ts'
import { hasRoute } from '../../../contract/shop-routes.ts'
import { SiteContext } from '../../../ui/site-context.ts'
import { SlotsContext } from '../../../ui/slots.tsx'
import type { RouteHandle } from '../../routing/route-handle.ts'
import { ScreenError } from '../errors/error-screen.tsx'
import type { Shell } from '../load-shell.ts'
import { SLOTS } from '../slots.ts'
import { DefaultLayout } from './default-layout.tsx'
import { ErrorLayout } from './error-layout.tsx'
import { WebshopLayout } from './webshop-layout.tsx'

type Layout = NonNullable<ReturnType<typeof routeRow>['layout']>

const LAYOUTS: Record<Layout, ComponentType> = {
  default: DefaultLayout,
  webshop: WebshopLayout,
  // These screens bring their own layout, so that visitors do not load its code.
  dashboard: Outlet,
}

/** The layout around a screen, by its row in the route table (1 §2 Layouts). */
export function ShellLayout() {
  const { settings } = useLoaderData<Shell>()
  const facts = useContext(SiteContext)
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined
  // A page of a shop that the house does not have gets the layout of any missing page.
  const isThere = handle !== undefined && hasRoute(settings.shop_routes, handle.name)
  const Layout = LAYOUTS[(isThere && routeRow(handle.name).layout) || 'default']
  const site = useMemo(
    () => ({
      ...facts,
      siteName: settings.site_name,
      design: settings.design,
      shopKind: settings.shop_kind,
      shopRoutes: settings.shop_routes,
      shopCan: settings.shop_can,
      isShopOnline: settings.is_shop_online,
    }),
    [facts, settings],
  )
  return (
    <SiteContext value={site}>
      <SlotsContext value={SLOTS}>
        <Layout />
      </SlotsContext>
    </SiteContext>
  )
}

/** Settings or navigation could not be loaded, or the site is offline. */
export function ShellError() {
  return (
    <ErrorLayout>
      <ScreenError />
    </ErrorLayout>
  )
}
