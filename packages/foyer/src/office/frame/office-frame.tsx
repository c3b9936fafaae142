import { type PropsWithChildren, useId, useState } from 'react'
import { useLocation } from 'react-router'
import { LOCALE_NAMES, otherLocale, TOOL_LOCALES } from '../../contract/locale.ts'
import { href } from '../../contract/routes.ts'
import { Link } from '../../ui/link.tsx'
import { homeHref, listHref, type OfficeAddress } from '../address.ts'
import { CommandPalette } from '../palette/command-palette.tsx'
import { strings } from '../strings.ts'
import { chooseToolLanguage } from '../tool-language.ts'
import { resourceNamed, useOffice, useTexts } from '../use-office.ts'
import { useShortcut } from '../use-shortcut.ts'
import '../../ui/tool-colours.css'
import styles from './frame.module.css'
import { SideMenu } from './side-menu.tsx'

/** The menu at the side, the link back at the top, and the content. */
export function OfficeFrame({ address, children }: PropsWithChildren<{ address: OfficeAddress }>) {
  const t = useTexts(strings)
  const { locale, resources } = useOffice()
  const { pathname } = useLocation()
  const menuId = useId()
  // Open only at the address where it was opened.
  const [openAt, setOpenAt] = useState<string | null>(null)
  const isOpen = openAt === pathname
  const resource = 'resource' in address ? resourceNamed(resources, address.resource) : undefined
  const other = otherLocale(locale, TOOL_LOCALES)
  const [isFinding, setFinding] = useState(false)
  useShortcut('k', () => setFinding(true))
  return (
    <div className={styles.office} lang={locale}>
      <a className={styles.skip} href="#main-content">
        {t.toContent}
      </a>
      <header className={styles.top}>
        <button
          type="button"
          className={`${styles.find} ${styles.menu}`}
          aria-expanded={isOpen}
          aria-controls={menuId}
          onClick={() => setOpenAt(isOpen ? null : pathname)}
        >
          {t.menu}
        </button>
        <nav className={styles.crumbs} aria-label={t.wayBack}>
          <Link to={homeHref}>{t.office}</Link>
          {resource && 'resource' in address && !resource.is_singleton && address.at !== 'list' && (
            <Link to={listHref(address.resource)}>{resource.many}</Link>
          )}
        </nav>
        <button type="button" className={styles.find} onClick={() => setFinding(true)}>
          {t.palette} <kbd>{t.paletteKey}</kbd>
        </button>
        {other && (
          <button
            type="button"
            className={styles.plain}
            lang={other}
            onClick={() => chooseToolLanguage(other)}
          >
            {LOCALE_NAMES[other].readName}
          </button>
        )}
        <Link to={href('home', locale)}>{t.toSite}</Link>
        <Link to={href('userLogin', locale)}>{t.account}</Link>
      </header>
      <SideMenu id={menuId} address={address} isOpen={isOpen} />
      <CommandPalette isOpen={isFinding} onClose={() => setFinding(false)} />
      <main id="main-content" className={styles.main}>
        {children}
      </main>
    </div>
  )
}
