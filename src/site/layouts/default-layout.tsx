import { Outlet, useLoaderData } from 'react-router'
import { useStrings } from '../../ui/use-locale.ts'
import { TopAlert } from '../alert/top-alert.tsx'
import { ConsentManager } from '../consent/consent-manager.tsx'
import { EventsOverlay } from '../events-overlay/events-overlay.tsx'
import { PlainNotices } from '../fallback/plain-notices.tsx'
import { SiteFooter } from '../footer/site-footer.tsx'
import { SiteHeader } from '../header/site-header.tsx'
import type { Shell } from '../shell.ts'
import { OverlayButton } from '../sticky/overlay-button.tsx'
import { strings } from '../strings.ts'
import styles from './default-layout.module.css'
import { LowerEdge } from './lower-edge.tsx'

/** Everything around a screen, in the order of 1 §2 Layouts. */
export function DefaultLayout() {
  const { settings, nav, alert } = useLoaderData<Shell>()
  const t = useStrings(strings)
  return (
    <>
      <a className={styles.skip} href="#main-content">
        {t.skip}
      </a>
      <PlainNotices />
      <ConsentManager />
      <TopAlert alert={alert} />
      <SiteHeader nav={nav} logoLink={settings.design.header.logoLink} />
      <OverlayButton />
      <Outlet />
      <SiteFooter nav={nav} settings={settings} />
      <LowerEdge />
      <EventsOverlay />
    </>
  )
}
