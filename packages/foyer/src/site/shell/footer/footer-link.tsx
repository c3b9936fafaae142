import { isInternal, isSafeLink } from '../../../contract/links.ts'
import type { Locale } from '../../../contract/locale.ts'
import { Link } from '../../../ui/link.tsx'
import { useStrings } from '../../../ui/use-locale.ts'
import styles from './footer-link.module.css'
import { strings } from './strings.ts'

/** 1 §2: external links of the footer open in a new tab, and say so. A link whose address is not safe is not shown. */
export function FooterLink({ to, lang, children }: { to: string; lang?: Locale; children: string }) {
  const t = useStrings(strings)
  if (!isSafeLink(to)) return null
  const isWeb = /^https?:/i.test(to)
  return (
    <li>
      <Link to={to} newWindow={isWeb && !isInternal(to)} className={styles.link}>
        {lang ? <span lang={lang}>{children}</span> : children}
        {isWeb && (
          <>
            <svg className={styles.arrow} viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
              <path d="M2 10 10 2M3 2h7v7" fill="none" stroke="currentColor" strokeWidth="1.5" />
            </svg>
            <span className={styles.heard}> {t.newWindow}</span>
          </>
        )}
      </Link>
    </li>
  )
}
