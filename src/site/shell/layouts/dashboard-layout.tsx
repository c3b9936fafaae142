import type { PropsWithChildren } from 'react'
import { href } from '../../../contract/routes.ts'
import { Link } from '../../../ui/link.tsx'
import { useSite } from '../../../ui/site-context.ts'
import { useLocale, useStrings } from '../../../ui/use-locale.ts'
import { strings } from '../../screens/strings.ts'
import styles from './dashboard-layout.module.css'
import { SkipLink } from './skip-link.tsx'

/** For people who work here: a plain bar, one system font, nothing of the stage (1 §2 Layouts). */
export function DashboardLayout({ children }: PropsWithChildren) {
  const t = useStrings(strings)
  const locale = useLocale()
  const { siteName } = useSite()
  return (
    <div className={styles.desk}>
      <SkipLink />
      <header className={styles.bar}>
        <strong>{siteName}</strong>
        <nav className={styles.ways} aria-label={t.hub}>
          <Link to={href('cmsHub', locale)}>{t.hub}</Link>
          <Link to={href('home', locale)}>{t.toSite}</Link>
          <Link to={href('userLogin', locale)}>{t.account}</Link>
        </nav>
      </header>
      {children}
    </div>
  )
}
