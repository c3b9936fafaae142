import type { PropsWithChildren } from 'react'
import { useLocation } from 'react-router'
import { otherLocale } from '../../../contract/locale.ts'
import { href, match } from '../../../contract/routes.ts'
import { Link } from '../../../ui/link.tsx'
import { useSite } from '../../../ui/site-context.ts'
import { useLocale, useStrings } from '../../../ui/use-locale.ts'
import { strings } from '../../screens/strings.ts'
import styles from './dashboard-layout.module.css'
import { SkipLink } from './skip-link.tsx'

/** The layout for staff: a plain bar, a system font, none of the site's design (1 §2 Layouts). */
export function DashboardLayout({ children }: PropsWithChildren) {
  const t = useStrings(strings)
  const locale = useLocale()
  const { siteName } = useSite()
  const other = otherLocale(locale)
  const name = match(useLocation().pathname)?.name
  // The back-office has its own language switch.
  const address = other && (name === 'cmsHub' || name === 'dashboard') ? href(name, other) : null
  return (
    <div className={styles.desk}>
      <SkipLink />
      <header className={styles.bar}>
        <strong>{siteName}</strong>
        <nav className={styles.ways} aria-label={t.hub}>
          <Link to={href('cmsHub', locale)}>{t.hub}</Link>
          <Link to={href('home', locale)}>{t.toSite}</Link>
          <Link to={href('userLogin', locale)}>{t.account}</Link>
          {other && address && (
            <a href={address} hrefLang={other} lang={other}>
              {t.language}
            </a>
          )}
        </nav>
      </header>
      {children}
    </div>
  )
}
