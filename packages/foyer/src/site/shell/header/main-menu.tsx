import { useId, useRef } from 'react'
import type { MenuLook } from '../../../contract/looks.ts'
import type { NavItem } from '../../../pages/contract.ts'
import { useStrings } from '../../../ui/use-locale.ts'
import styles from './main-menu.module.css'
import { currentOf } from './menu-branch.ts'
import { MenuEntry, MenuTree, type Place } from './menu-items.tsx'
import { rowFrom } from './menu-room.ts'
import row from './menu-row.module.css'
import words from './menu-words.module.css'
import { strings } from './strings.ts'
import { useDisclosure } from './use-disclosure.ts'

interface Props {
  items: NavItem[]
  place: Place
  look: MenuLook
}

/**
 * The desktop menu (1 §2 Header): a row in the bar with a sheet below it (`style1`), or large words under the bar
 * (`style2`). Without scripting all submenus are open.
 */
export function MainMenu({ items, place, look }: Props) {
  const t = useStrings(strings)
  const nav = useRef<HTMLElement>(null)
  const { open, toggle } = useDisclosure(nav)
  const classes = look === 'row' ? row : words
  const from = look === 'row' ? rowFrom(items) : 'large'
  return (
    <nav
      ref={nav}
      className={`${styles.menu} ${styles[from]} ${classes.menu}`}
      aria-label={t.mainMenu}
      data-look={look}
    >
      <ul className={`${styles.items} ${classes.items}`}>
        {items.map((item) => (
          <li key={item.url} className={styles.item}>
            {item.children.length === 0 ? (
              <MenuEntry item={item} place={place} className={`${styles.word} ${classes.word}`} />
            ) : (
              <Branch
                item={item}
                place={place}
                classes={classes}
                isOpen={open === item.url}
                onToggle={() => toggle(item.url)}
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
  classes: Record<string, string | undefined>
  isOpen: boolean
  onToggle(): void
}

/** An item with a submenu. If it is a page too, it has a link and a button beside it. */
function Branch({ item, place, classes, isOpen, onToggle }: BranchProps) {
  const t = useStrings(strings)
  const id = useId()
  const { is_clickable, menu_name, children } = item
  const word = `${styles.word} ${classes.word}`
  const button = { type: 'button', 'aria-expanded': isOpen, 'aria-controls': id, onClick: onToggle } as const
  return (
    <>
      {is_clickable ? (
        <>
          <MenuEntry item={item} place={place} className={word} />
          <button {...button} className={styles.disc} aria-label={t.submenu(menu_name)} />
        </>
      ) : (
        <button
          {...button}
          className={`${word} ${styles.disc}`}
          data-current={currentOf(item, place.branch, place.pathname)}
        >
          {menu_name}
        </button>
      )}
      <div id={id} className={`${styles.sheet} ${classes.sheet}`} data-open={isOpen || undefined}>
        <p aria-hidden="true">{menu_name}</p>
        <MenuTree items={children} place={place} className={`${styles.children} ${classes.children}`} />
      </div>
    </>
  )
}
