import type { NavItem } from '../../../pages/contract.ts'
import { Link } from '../../../ui/link.tsx'
import { useStrings } from '../../../ui/use-locale.ts'
import { MenuEntry, type Place } from './menu-items.tsx'
import { strings } from './strings.ts'
import styles from './top-strip.module.css'

interface Props {
  items: NavItem[]
  place: Place
  /** Empty where the house sells no tickets online. */
  webshopLink: string
}

/** The secondary menu and the shop, small, above the header; it disappears with the first pixels of scrolling. */
export function TopStrip({ items, place, webshopLink }: Props) {
  const t = useStrings(strings)
  if (items.length === 0 && !webshopLink) return null
  return (
    <nav className={styles.strip} aria-label={t.secondaryMenu}>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.url}>
            <MenuEntry item={item} place={place} />
          </li>
        ))}
        {webshopLink && (
          <li>
            <Link to={webshopLink}>{t.webshop}</Link>
          </li>
        )}
      </ul>
    </nav>
  )
}
