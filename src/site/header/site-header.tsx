import { href } from '../../contract/routes.ts'
import type { Navigation } from '../../pages/contract.ts'
import { Link } from '../../ui/link.tsx'
import { useSite } from '../../ui/site-context.ts'
import { useLocale, useStrings } from '../../ui/use-locale.ts'
import { strings } from '../strings.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { Logo } from './logo.tsx'
import { MainMenu } from './main-menu.tsx'
import styles from './site-header.module.css'

export function SiteHeader({ nav, logoLink }: { nav: Navigation; logoLink: string }) {
  const t = useStrings(strings)
  const locale = useLocale()
  const { siteName } = useSite()
  return (
    <header className={styles.header}>
      <Link to={logoLink || href('home', locale)} className={styles.logo} aria-label={t.logoLabel(siteName)}>
        <Logo name={siteName} />
      </Link>
      <MainMenu items={nav.menu} />
      <LanguageSwitch />
    </header>
  )
}
