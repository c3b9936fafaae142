import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { Navigation } from '../../../pages/contract.ts'
import { useBackCloses } from '../../../ui/back-closes.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { onDemand, useAhead, useOnDemand } from '../../../ui/on-demand.ts'
import { shellState } from '../../../ui/shell-state.ts'
import { useStore } from '../../../ui/store.ts'
import { useStrings } from '../../../ui/use-locale.ts'
import { MENU_ICON } from './icons.tsx'
import styles from './menu-button.module.css'
import type { Place } from './menu-items.tsx'
import { strings } from './strings.ts'
import tools from './tools.module.css'

const sidePanel = onDemand(() => import('./side-panel.tsx'))
/** 1 §9 Nav slide, 2 §9 Menu transition. */
const SLIDE_MS = 700

const setOpen = (isMenuOpen: boolean) => shellState.set({ isMenuOpen })
const close = () => setOpen(false)

/** The burger button and the side navigation panel it opens (1 §2 Header, 1 §4 Menus). */
export function MenuButton({ nav, place }: { nav: Navigation; place: Place }) {
  const t = useStrings(strings)
  const isOpen = useStore(shellState, ({ isMenuOpen }) => isMenuOpen)
  const { pathname } = useLocation()
  const panel = useOnDemand(sidePanel, isOpen)

  // Only when the path changes, not on hydration: a visitor may have opened the panel before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the panel closes because the path changed
  useEffect(() => close, [pathname])
  useAhead(sidePanel)
  useBackCloses(isOpen, close)

  return (
    <>
      <button
        type="button"
        className={`${tools.tool} ${styles.button}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={styles.label}>{t.menu}</span>
        {MENU_ICON}
      </button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        label={t.menu}
        className={`${styles.panel} cc02`}
        closesOutside
        leaveMs={SLIDE_MS}
      >
        {panel && <panel.SidePanel nav={nav} place={place} onClose={close} />}
      </Dialog>
    </>
  )
}
