import type { NavItem } from '../../../pages/contract.ts'
import { Joined } from '../../../ui/joined.tsx'
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

/** One item: a link, or plain text where it is not clickable. */
export function MenuEntry({ item, place, className }: EntryProps) {
  const words = { className, children: <Joined words={[{ name: item.menu_name, lang: item.lang }]} /> }
  if (!item.is_clickable) return <span {...words} />
  return <Link {...words} to={item.url} aria-current={currentOf(item, place.branch, place.pathname)} />
}

/** Items with everything below them, as nested lists. */
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
