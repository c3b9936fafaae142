import { href } from '../../../contract/routes.ts'
import { Link } from '../../../ui/link.tsx'
import { useLocale, useStrings } from '../../../ui/use-locale.ts'
import { areaStrings } from '../area-strings.ts'
import styles from './legal-links.module.css'

/** Links to terms, privacy and imprint. The shop area has no footer (1 §2 Layouts), and the law asks for these links where people buy. */
export function LegalLinks() {
  const t = useStrings(areaStrings)
  const locale = useLocale()
  return (
    <nav aria-label={t.legal} className={styles.legal}>
      <ul>
        {(['terms', 'privacy', 'imprint'] as const).map((name) => (
          <li key={name}>
            <Link to={href(name, locale)}>{t[name]}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
