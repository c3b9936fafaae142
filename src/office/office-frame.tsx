import type { PropsWithChildren } from 'react'
import { LOCALE_NAMES, otherLocale } from '../contract/locale.ts'
import { href } from '../contract/routes.ts'
import { Link } from '../ui/link.tsx'
import { useSite } from '../ui/site-context.ts'
import { homeHref, listHref, type OfficeAddress } from './address.ts'
import styles from './office.module.css'
import { strings } from './strings.ts'
import { chooseToolLanguage } from './tool-language.ts'
import { resourceNamed, useOffice, useTexts } from './use-office.ts'

/** The bar above, the way back, and what one works on. */
export function OfficeFrame({ address, children }: PropsWithChildren<{ address: OfficeAddress }>) {
  const t = useTexts(strings)
  const { locale, resources } = useOffice()
  const { siteName } = useSite()
  const resource = address.at === 'home' ? undefined : resourceNamed(resources, address.resource)
  const other = otherLocale(locale)
  return (
    <div className={styles.office} lang={locale}>
      <a className={styles.skip} href="#main-content">
        {t.toContent}
      </a>
      <header className={styles.bar}>
        <nav className={styles.ways} aria-label={t.office}>
          <Link to={homeHref}>
            <strong>{siteName}</strong> {t.office}
          </Link>
          {resource && address.at !== 'home' && !resource.is_singleton && (
            <Link to={listHref(address.resource)}>{resource.many}</Link>
          )}
        </nav>
        <div className={styles.ways}>
          <button
            type="button"
            className={styles.plain}
            lang={other}
            onClick={() => chooseToolLanguage(other)}
          >
            {LOCALE_NAMES[other].readName}
          </button>
          <Link to={href('home', locale)}>{t.toSite}</Link>
          <Link to={href('userLogin', locale)}>{t.account}</Link>
        </div>
      </header>
      <main id="main-content" className={styles.main}>
        {children}
      </main>
    </div>
  )
}
