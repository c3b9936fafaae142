import { useEffect } from 'react'
import { useLocation, useMatches } from 'react-router'
import { hasArea } from '../../../contract/areas.ts'
import { LOCALES } from '../../../contract/locale.ts'
import { menuLookOf } from '../../../contract/looks.ts'
import { href } from '../../../contract/routes.ts'
import { shopAddressIn } from '../../../contract/shop-address.ts'
import { SearchForm } from '../../../domains/search/screens/search-form.tsx'
import type { Settings } from '../../../domains/settings/contract.ts'
import type { Navigation } from '../../../pages/contract.ts'
import { favorites, readFavorites } from '../../../ui/favorites.ts'
import { HEART_ICON } from '../../../ui/heart-icon.tsx'
import { houseSlot } from '../../../ui/house-slot.tsx'
import { Link } from '../../../ui/link.tsx'
import { shellState } from '../../../ui/shell-state.ts'
import { useStore } from '../../../ui/store.ts'
import { useLocale, useStrings } from '../../../ui/use-locale.ts'
import type { RouteHandle } from '../../routing/route-handle.ts'
import { CustomHtml } from '../custom-html.tsx'
import { favoritesLink } from './favorites-link.ts'
import { useHeaderScroll } from './header-scroll.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { Logo } from './logo.tsx'
import { MainMenu } from './main-menu.tsx'
import { branchAt } from './menu-branch.ts'
import { MenuButton } from './menu-button.tsx'
import type { Place } from './menu-items.tsx'
import { ShopLinks } from './shop-links.tsx'
import styles from './site-header.module.css'
import { strings } from './strings.ts'
import { TabNavigation } from './tab-navigation.tsx'
import tools from './tools.module.css'
import { TopStrip } from './top-strip.tsx'
import { useUserDetails } from './use-user.ts'

/** Logo, menu, and the links to shop and account (1 §2 Header). A landing page has only the logo and the languages. */
export const SiteHeader = houseSlot('header', OurSiteHeader)

function OurSiteHeader({ nav, settings }: { nav: Navigation; settings: Settings }) {
  const t = useStrings(strings)
  const locale = useLocale()
  const { pathname } = useLocation()
  const isMenuOpen = useStore(shellState, (state) => state.isMenuOpen)
  const { scrolled, shrunk } = useHeaderScroll(isMenuOpen)
  const isLanding = useIsLandingPage()
  useUserDetails()
  // The favorites read here are used by every heart on the page.
  useEffect(readFavorites, [])

  const { header, menu } = settings.design
  const look = menuLookOf(menu)
  const place: Place = { branch: branchAt(nav.menu, pathname), pathname }
  const mainMenu = <MainMenu items={nav.menu} place={place} look={look} />
  return (
    <>
      <CustomHtml block={settings.html_header} title={t.htmlBlock} className={styles.block} />
      <header
        className={styles.header}
        data-landing={isLanding || undefined}
        data-scrolled={scrolled || undefined}
        data-shrunk={shrunk || undefined}
      >
        <Link
          to={header.logoLink || href('home', locale)}
          className={styles.logo}
          aria-label={t.logoLabel(settings.site_name)}
        >
          <Logo name={settings.site_name} />
        </Link>
        {!isLanding && (
          <>
            <TopStrip
              items={nav.secondary_menu}
              place={place}
              webshopLink={shopAddressIn(header.webshopLink, locale, settings.shop_routes)}
            />
            {look === 'row' && mainMenu}
          </>
        )}
        <div className={tools.tools}>
          {!isLanding && (
            <>
              <div className={tools.search}>
                <SearchForm variant="header" />
              </div>
              {hasArea('accounts') && <FavoritesTool to={favoritesLink(header.favoritesLink, locale)} />}
              <ShopLinks />
            </>
          )}
          {isLanding && (
            <Link to={href('home', locale)} className={styles.back}>
              {t.toHome}
            </Link>
          )}
          {LOCALES.length > 1 && (
            <div className={isLanding ? '' : tools.language}>
              <LanguageSwitch />
            </div>
          )}
          {!isLanding && <MenuButton nav={nav} place={place} />}
        </div>
      </header>
      {!isLanding && (
        <>
          {look === 'words' && mainMenu}
          <TabNavigation place={place} />
        </>
      )}
    </>
  )
}

/**
 * The link to the favorites, with their number once the browser has read it: the page itself is the same for all
 * visitors.
 */
function FavoritesTool({ to }: { to: string }) {
  const t = useStrings(strings)
  const amount = useStore(favorites, ({ items }) => items.length)
  return (
    <Link
      to={to}
      className={`${tools.tool} ${tools.favorites}`}
      aria-label={amount > 0 ? t.favoritesHold(amount) : t.favorites}
    >
      {HEART_ICON}
      {amount > 0 && <span className={`${tools.badge} ${tools.quiet}`}>{amount}</span>}
    </Link>
  )
}

function useIsLandingPage(): boolean {
  const matched = useMatches().at(-1)
  const { screen } = (matched?.handle ?? {}) as Partial<RouteHandle>
  return matched?.loaderData !== undefined && screen?.isLandingPage?.(matched.loaderData) === true
}
