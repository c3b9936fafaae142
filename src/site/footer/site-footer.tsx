import { href } from '../../contract/routes.ts'
import type { Navigation } from '../../pages/contract.ts'
import { Link } from '../../ui/link.tsx'
import { useSite } from '../../ui/site-context.ts'
import { useLocale, useStrings } from '../../ui/use-locale.ts'
import { strings } from '../strings.ts'
import styles from './site-footer.module.css'

export function SiteFooter({ nav }: { nav: Navigation }) {
  const t = useStrings(strings)
  const locale = useLocale()
  const { siteName } = useSite()
  return (
    <footer className={`${styles.footer} cc02`}>
      <p className={styles.name} aria-hidden="true">
        {siteName}
      </p>
      <div className={styles.lists}>
        <ul className={styles.list}>
          {nav.footer.map((link) => (
            <li key={link.url}>
              <Link to={link.url}>{link.title}</Link>
            </li>
          ))}
        </ul>
        <nav aria-label={t.legal}>
          <ul className={styles.list}>
            <li>
              <Link to={href('terms', locale)}>{t.terms}</Link>
            </li>
            <li>
              <Link to={href('imprint', locale)}>{t.imprint}</Link>
            </li>
            <li>
              <Link to={href('privacy', locale)}>{t.privacy}</Link>
            </li>
            <li>
              <Link to={href('userLogin', locale)}>{t.login}</Link>
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  )
}
