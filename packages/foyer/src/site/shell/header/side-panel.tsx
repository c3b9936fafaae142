import { type MouseEvent, useId, useState } from 'react'
import { hasArea } from '../../../contract/areas.ts'
import { LOCALES } from '../../../contract/locale.ts'
import { href } from '../../../contract/routes.ts'
import { shopAddressIn } from '../../../contract/shop-address.ts'
import type { NavItem, Navigation } from '../../../pages/contract.ts'
import { Link } from '../../../ui/link.tsx'
import { useSite } from '../../../ui/site-context.ts'
import { useLocale, useStrings } from '../../../ui/use-locale.ts'
import { nameOf, UserLinks, useLoginLink } from './account.tsx'
import { favoritesLink } from './favorites-link.ts'
import { CLOSE_ICON } from './icons.tsx'
import { LanguageList } from './language-switch.tsx'
import { MenuEntry, MenuTree, type Place } from './menu-items.tsx'
import styles from './side-panel.module.css'
import { strings } from './strings.ts'
import { useCart } from './use-cart.ts'
import { useUser } from './use-user.ts'

interface Props {
  nav: Navigation
  place: Place
  onClose(): void
}

/** The side navigation panel: the menu, then everything that has no room in the bar on a phone. */
export function SidePanel({ nav, place, onClose }: Props) {
  const t = useStrings(strings)
  const closeOnLink = ({ target }: MouseEvent) => {
    if ((target as Element).closest('a')) onClose()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles clicks on the links in it, which work by keyboard themselves
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <div className={styles.panel} onClick={closeOnLink}>
      <button
        type="button"
        className={styles.close}
        onClick={onClose}
        aria-label={t.closeMenu}
        // biome-ignore lint/a11y/noAutofocus: the dialog opens before its content is loaded, and the focus belongs inside
        autoFocus
      >
        {CLOSE_ICON}
      </button>
      <PanelMenu items={nav.menu} place={place} />
      <div className={styles.foot}>
        {nav.secondary_menu.length > 0 && (
          <nav aria-label={t.secondaryMenu}>
            <MenuTree items={nav.secondary_menu} place={place} className={styles.secondary} />
          </nav>
        )}
        <Services />
        {LOCALES.length > 1 && <LanguageList />}
      </div>
    </div>
  )
}

function PanelMenu({ items, place }: { items: NavItem[]; place: Place }) {
  const t = useStrings(strings)
  // The branch of the page on show is open from the start.
  const [open, setOpen] = useState(place.branch[0]?.url)
  return (
    <nav aria-label={t.mainMenu}>
      <ul className={styles.menu}>
        {items.map((item) => (
          <li key={item.url} className={styles.item}>
            {item.children.length === 0 ? (
              <MenuEntry item={item} place={place} className={styles.word} />
            ) : (
              <PanelBranch
                item={item}
                place={place}
                isOpen={open === item.url}
                onToggle={() => setOpen(open === item.url ? undefined : item.url)}
              />
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface BranchProps {
  item: NavItem
  place: Place
  isOpen: boolean
  onToggle(): void
}

function PanelBranch({ item, place, isOpen, onToggle }: BranchProps) {
  const t = useStrings(strings)
  const id = useId()
  const { is_clickable, menu_name, children } = item
  const button = { type: 'button', 'aria-expanded': isOpen, 'aria-controls': id, onClick: onToggle } as const
  return (
    <>
      <div className={styles.branch}>
        {is_clickable && <MenuEntry item={item} place={place} className={styles.word} />}
        {is_clickable ? (
          <button {...button} className={styles.disc} aria-label={t.submenu(menu_name)} />
        ) : (
          <button {...button} className={`${styles.word} ${styles.disc}`}>
            {menu_name}
          </button>
        )}
      </div>
      <div id={id} className={styles.fold} data-open={isOpen || undefined}>
        <MenuTree items={children} place={place} className={styles.children} />
      </div>
    </>
  )
}

/** Links to search, account, cart, favorites and shop, with text. */
function Services() {
  const t = useStrings(strings)
  const locale = useLocale()
  const loginLink = useLoginLink()
  const user = useUser()
  const { link, amount } = useCart()
  const { design, isShopOnline, shopKind, shopRoutes } = useSite()
  const webshopLink = design && shopAddressIn(design.header.webshopLink, locale, shopRoutes)
  const note =
    isShopOnline || shopKind === 'none' ? null : <small className={styles.note}>{t.shopOffline}</small>
  return (
    <ul className={styles.services}>
      <li>
        <Link to={href('search', locale)}>{t.search}</Link>
      </li>
      {link && (
        <li>
          <Link to={link}>{amount > 0 ? t.cartHolds(amount) : t.cart}</Link> {note}
        </li>
      )}
      {user?.is_logged_in ? (
        <li>
          <Link to={href('home', locale)}>{nameOf(user)}</Link> {note}
          <UserLinks />
        </li>
      ) : (
        hasArea('accounts') && (
          <li>
            <Link to={loginLink}>{t.login}</Link> {note}
          </li>
        )
      )}
      {design && hasArea('accounts') && (
        <li>
          <Link to={favoritesLink(design.header.favoritesLink, locale)}>{t.favorites}</Link>
        </li>
      )}
      {webshopLink && (
        <li>
          <Link to={webshopLink}>{t.webshop}</Link>
        </li>
      )}
    </ul>
  )
}
