import { shellState } from '../../../ui/shell-state.ts'
import { useSite } from '../../../ui/site-context.ts'
import { useStore } from '../../../ui/store.ts'
import { useStrings } from '../../../ui/use-locale.ts'
import { useRouteName } from '../../routing/use-route-name.ts'
import styles from './overlay-button.module.css'
import { OverlayLink } from './overlay-link.tsx'
import { hasOwnTickets, isEventPage } from './rules.ts'
import { strings } from './strings.ts'
import { useNearFooter } from './use-scroll-place.ts'

/** 1 §2 Layouts: the optional button that opens the event overlay, in the margin of wide windows. */
export function OverlayButton() {
  const t = useStrings(strings)
  const { design, shopKind } = useSite()
  const route = useRouteName()
  const isNear = useNearFooter()
  const isQuiet = useStore(shellState, ({ currentEvent }) => hasOwnTickets(currentEvent))
  if (!design?.stickyOverlayButton || isEventPage(route)) return null
  const label = shopKind === 'none' ? t.programme : t.programmeAndTickets
  return (
    // A landmark of its own, because it is not inside any other part of the page.
    <nav className={styles.margin} aria-label={label} hidden={isNear}>
      <OverlayLink className={styles.button} data-quiet={isQuiet || undefined}>
        {label}
      </OverlayLink>
    </nav>
  )
}
