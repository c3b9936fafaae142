import type { NavItem } from '../../../pages/contract.ts'
import scrolls from '../../../ui/scroll-row.module.css'
import { useScrollRow } from '../../../ui/scroll-row.ts'
import { useStrings } from '../../../ui/use-locale.ts'
import { tabsAt } from './menu-branch.ts'
import { MenuEntry, type Place } from './menu-items.tsx'
import { strings } from './strings.ts'
import styles from './tab-navigation.module.css'

/**
 * 1 §3 Navigation: has_tab_navigation: on the pages of such a branch its children are shown in a row under the header.
 */
export function TabNavigation({ place }: { place: Place }) {
  const t = useStrings(strings)
  const parent = tabsAt(place.branch)
  const row = useScrollRow<HTMLUListElement>('[aria-current]', place.pathname)
  if (!parent) return null
  const tabs: NavItem[] = parent.is_clickable ? [parent, ...parent.children] : parent.children
  return (
    <nav className={styles.tabs} aria-label={t.tabs(parent.menu_name)}>
      <ul ref={row} className={`${scrolls.row} ${styles.row}`}>
        {tabs.map((item) => (
          <li key={item.url}>
            <MenuEntry
              item={item}
              // The parent is one of the tabs here, so it is not marked as the branch that leads to the page.
              place={{ ...place, branch: place.branch.filter((other) => other !== parent) }}
              className={styles.tab}
            />
          </li>
        ))}
      </ul>
    </nav>
  )
}
