import { Outlet, useLoaderData } from 'react-router'
import { TopAlert } from '../alert/top-alert.tsx'
import { QuickBuy } from '../booking/quick-buy.tsx'
import { ConsentManager } from '../consent/consent-manager.tsx'
import { EventsOverlay } from '../events-overlay/events-overlay.tsx'
import { PlainNotices } from '../fallback/plain-notices.tsx'
import { SiteFooter } from '../footer/site-footer.tsx'
import { SiteHeader } from '../header/site-header.tsx'
import type { Shell } from '../load-shell.ts'
import { OverlayButton } from '../sticky/overlay-button.tsx'
import { LowerEdge } from './lower-edge.tsx'
import { SkipLink } from './skip-link.tsx'

/** Everything around a screen, in the order of 1 §2 Layouts. */
export function DefaultLayout() {
  const { settings, nav, alert } = useLoaderData<Shell>()
  return (
    <>
      <SkipLink />
      <PlainNotices />
      <ConsentManager />
      <TopAlert alert={alert} />
      <SiteHeader nav={nav} settings={settings} />
      <OverlayButton />
      <Outlet />
      <SiteFooter nav={nav} settings={settings} />
      <LowerEdge />
      <EventsOverlay />
      <QuickBuy />
    </>
  )
}
