import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { NavItem } from '../../pages/contract.ts'
import { Link } from '../../ui/link.tsx'
import { useStrings } from '../../ui/use-locale.ts'
import { strings } from '../strings.ts'
import styles from './main-menu.module.css'

/** Disclosure Navigation: Esc closes it and gives the focus back. */
function closeOnEscape(event: KeyboardEvent<HTMLDetailsElement>): void {
  const { key, currentTarget } = event
  if (key !== 'Escape' || !currentTarget.open) return
  currentTarget.open = false
  currentTarget.querySelector('summary')?.focus()
}

/** A row on wide screens, a disclosure on narrow ones; both work without scripting. */
export function MainMenu({ items }: { items: NavItem[] }) {
  const t = useStrings(strings)
  const { pathname } = useLocation()
  const disclosure = useRef<HTMLDetailsElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the menu closes because the path changed
  useEffect(() => {
    if (disclosure.current) disclosure.current.open = false
  }, [pathname])

  const links = (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item.url}>
          {item.is_clickable ? (
            <Link
              to={item.url}
              className={styles.link}
              aria-current={item.url === pathname ? 'page' : undefined}
            >
              {item.menu_name}
            </Link>
          ) : (
            <span className={styles.link}>{item.menu_name}</span>
          )}
        </li>
      ))}
    </ul>
  )
  return (
    <>
      <nav className={styles.row} aria-label={t.mainMenu}>
        {links}
      </nav>
      <details ref={disclosure} className={styles.disclosure} onKeyDown={closeOnEscape}>
        <summary className={styles.summary}>{t.menu}</summary>
        <nav className={styles.sheet} aria-label={t.mainMenu}>
          {links}
        </nav>
      </details>
    </>
  )
}
