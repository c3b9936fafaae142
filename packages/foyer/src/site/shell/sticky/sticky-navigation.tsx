import type { MouseEvent, PropsWithChildren } from 'react'
import { isSafeLink } from '../../../contract/links.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { scrollTo } from '../../../ui/scroll.ts'
import { shellState } from '../../../ui/shell-state.ts'
import { useSite } from '../../../ui/site-context.ts'
import { useStore } from '../../../ui/store.ts'
import { TicketLink } from '../../../ui/ticket-link.tsx'
import { useStrings } from '../../../ui/use-locale.ts'
import { useRouteName } from '../../routing/use-route-name.ts'
import { OverlayLink } from './overlay-link.tsx'
import { bookingOf, hasOwnTickets, isEventPage } from './rules.ts'
import { backToTop } from './scroll-to-top.ts'
import styles from './sticky-navigation.module.css'
import { strings } from './strings.ts'
import { useNearFooter, usePastHalf } from './use-scroll-place.ts'

/** The buttons that stay at the lower edge of the window while a page is scrolled (1 §2, 2 §2 Sticky navigation). */
export function StickyNavigation() {
  const t = useStrings(strings)
  const route = useRouteName()
  const { design, shopKind } = useSite()
  const hasShop = shopKind !== 'none'
  const isPast = usePastHalf()
  const isNear = useNearFooter()
  const items = useStore(shellState, ({ stickyItems }) => stickyItems)
  const currentEvent = useStore(shellState, (state) => state.currentEvent)
  const showStickyEvent = useStore(shellState, (state) => state.showStickyEvent)
  const booking = bookingOf(route, { currentEvent, showStickyEvent })
  return (
    <nav className={styles.navigation} aria-label={t.label} data-near={isNear || undefined}>
      <div className={styles.actions}>
        {booking?.kind === 'dates' && (
          <StickyLink to={booking.url} look="ticket">
            {hasShop ? t.datesAndTickets : t.dates}
          </StickyLink>
        )}
        {booking?.kind === 'tickets' && isSafeLink(booking.event.ticket_url) && (
          <TicketLink event={booking.event} className={styles.action}>
            {t.bookTickets}
          </TicketLink>
        )}
        {isPast &&
          !isNear &&
          items
            .filter(({ url }) => isSafeLink(url))
            .map(({ url, text }) => (
              <StickyLink key={url} to={url} look="solid">
                {text}
              </StickyLink>
            ))}
      </div>
      <div className={styles.discs} data-beside={design?.stickyOverlayButton || undefined}>
        {isPast && (
          <button type="button" className={styles.top} aria-label={t.toTop} onClick={backToTop}>
            <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
              <path d="M8 15V2M2 8l6-6 6 6" fill="none" stroke="currentColor" strokeWidth="2" />
            </svg>
          </button>
        )}
        {!isNear && !isEventPage(route) && (
          <div className={styles.ticket} data-part="sticky-ticket">
            <OverlayLink
              className={styles.disc}
              title={hasShop ? t.programmeAndTickets : t.programme}
              data-long={!hasShop || undefined}
              data-quiet={hasOwnTickets(currentEvent) || undefined}
            >
              {hasShop ? t.tickets : t.programme}
            </OverlayLink>
          </div>
        )}
      </div>
    </nav>
  )
}

/** A link to a place on this page scrolls (1 §9 Anchor scroll); any other is followed. */
function StickyLink({ to, ...rest }: PropsWithChildren<{ to: string; look: 'solid' | 'ticket' }>) {
  const go = (event: MouseEvent) => {
    const target = to.startsWith('#') ? document.getElementById(to.slice(1)) : null
    if (!target) return
    event.preventDefault()
    scrollTo(target, 'anchor')
    target.tabIndex = -1
    target.focus({ preventScroll: true })
  }
  return <ButtonLink {...rest} to={to} className={styles.action} onClick={go} />
}
