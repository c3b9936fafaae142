import type { NavItem } from '../../../pages/contract.ts'
import { Link } from '../../../ui/link.tsx'
import { currentOf } from './menu-branch.ts'

export interface Place {
  branch: readonly NavItem[]
  pathname: string
}

interface EntryProps {
  item: NavItem
  place: Place
  className?: string
}

/** One item: a link, or a mere word where it is not clickable. */
export function MenuEntry({ item, place, className }: EntryProps) {
  if (!item.is_clickable) return <span className={className}>{item.menu_name}</span>
  return (
    <Link to={item.url} className={className} aria-current={currentOf(item, place.branch, place.pathname)}>
      {item.menu_name}
    </Link>
  )
}

/** Items with everything below them, as lists in lists. */
export function MenuTree({
  items,
  place,
  className,
}: {
  items: NavItem[]
  place: Place
  className?: string
}) {
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={item.url}>
          <MenuEntry item={item} place={place} />
          {item.children.length > 0 && <MenuTree items={item.children} place={place} />}
        </li>
      ))}
    </ul>
  )
}
