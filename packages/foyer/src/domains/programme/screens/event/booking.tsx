import { useMemo, useRef } from 'react'
import { isFree, isPayWhatYouCan, priceRange } from '../../../../contract/price-range.ts'
import { Contacts } from '../../../../ui/contacts.tsx'
import { Heart } from '../../../../ui/heart.tsx'
import { Share } from '../../../../ui/share.tsx'
import { useCurrentEvent } from '../../../../ui/shell-state.ts'
import { TicketLink } from '../../../../ui/ticket-link.tsx'
import { useFormat } from '../../../../ui/use-format.ts'
import { useLocale, useStrings } from '../../../../ui/use-locale.ts'
import type { EventDetail } from '../../../events/contract.ts'
import { MovedDate } from '../../../events/moved-date.tsx'
import { hasPlaces, isBookable } from '../../../events/screens/bookable.ts'
import { strings } from '../detail/strings.ts'
import { useOutOfView } from '../detail/use-out-of-view.ts'
import styles from './booking.module.css'

/** Whether the event takes place and has tickets left, its price, and the ticket link. */
export function Booking({ event }: { event: EventDetail }) {
  const t = useStrings(strings)
  const format = useFormat()
  const locale = useLocale()
  const ticket = useRef<HTMLDivElement>(null)
  const hasButton = isBookable(event)
  const isOutOfView = useOutOfView(ticket, hasButton)
  useCurrentEvent(
    useMemo(() => ({ ...event, kind: 'event' as const }), [event]),
    isOutOfView,
  )
  const saleStart = event.ticketSaleFrom ?? ''
  return (
    <div className={styles.booking}>
      {event.status !== 'scheduled' && (
        <p className={styles.status} data-signal={event.status}>
          {t[event.status]}
        </p>
      )}
      {event.moved_from && (
        <p className={styles.moved}>
          <MovedDate event={event} isWhole />
        </p>
      )}
      <Price event={event} />
      <div className={styles.ticket} ref={ticket} data-out-of-view={isOutOfView || undefined}>
        {hasButton && (
          <TicketLink event={event} className={styles.button}>
            {t.bookTickets}
          </TicketLink>
        )}
        {event.ticket_sale === 'over' && (
          <p className={styles.notice} data-signal="notice">
            {t.isOver}
          </p>
        )}
        {event.ticket_sale === 'later' && hasPlaces(event) && (
          <p className={styles.notice} data-signal="notice">
            {t.saleStarts(`${format.date(saleStart)}, ${format.time(saleStart)}`)}
          </p>
        )}
      </div>
      {event.ticket_sale !== 'over' &&
        event.status !== 'cancelled' &&
        event.seat_notes.map(({ name, lang }) => (
          <p key={name} className={styles.note} lang={lang}>
            <Contacts text={name} />
          </p>
        ))}
      <div className={styles.more}>
        {event.status !== 'cancelled' && (
          <a className={styles.link} href={`/${locale}/api/events/${event.id}.ics`}>
            {t.addToCalendar}
          </a>
        )}
        <Heart item={`event:${event.id}`} title={event.title} lang={event.lang} />
        <Share title={event.title} />
      </div>
    </div>
  )
}

/** What is sold out has no price: one that is struck out would look like an evening that does not take place. */
function Price({ event }: { event: EventDetail }) {
  const t = useStrings(strings)
  const format = useFormat()
  const range = priceRange(event)
  if (!range || !hasPlaces(event)) return null
  const { lowest, highest } = range
  if (isFree(range)) return <p className={styles.price}>{t.free}</p>
  const text = format.prices(lowest, highest)
  return (
    <>
      {isPayWhatYouCan(event) && <p className={styles.choice}>{t.payWhatYouCan}</p>}
      <p className={styles.price}>{text}</p>
    </>
  )
}
