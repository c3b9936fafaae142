import { useContext, useMemo } from 'react'
import { Outlet, useLoaderData } from 'react-router'
import { SiteContext } from '../../ui/site-context.ts'
import { SlotsContext } from '../../ui/slots.tsx'
import { useStrings } from '../../ui/use-locale.ts'
import { SiteFooter } from '../footer/site-footer.tsx'
import { SiteHeader } from '../header/site-header.tsx'
import type { Shell } from '../shell.ts'
import { SLOTS } from '../slots.ts'
import { strings } from '../strings.ts'
import styles from './default-layout.module.css'

/** Skip link, header, screen, footer (1 §2 Layouts). */
export function DefaultLayout() {
  const { settings, nav } = useLoaderData<Shell>()
  const t = useStrings(strings)
  const facts = useContext(SiteContext)
  const site = useMemo(
    () => ({
      ...facts,
      siteName: settings.site_name,
      design: settings.design,
      isShopOnline: settings.is_shop_online,
    }),
    [facts, settings],
  )
  return (
    <SiteContext value={site}>
      <SlotsContext value={SLOTS}>
        <a className={styles.skip} href="#main-content">
          {t.skip}
        </a>
        <SiteHeader nav={nav} logoLink={settings.design.header.logoLink} />
        <Outlet />
        <SiteFooter nav={nav} />
      </SlotsContext>
    </SiteContext>
  )
}
