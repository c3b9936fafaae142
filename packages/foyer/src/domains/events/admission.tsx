import { isFree, priceRange } from '../../contract/price-range.ts'
import { TicketLink } from '../../ui/ticket-link.tsx'
import { useFormat } from '../../ui/use-format.ts'
import { useStrings } from '../../ui/use-locale.ts'
import styles from './admission.module.css'
import type { EventSummary } from './contract.ts'
import { MovedDate } from './moved-date.tsx'
import { hasPlaces, isBookable } from './screens/bookable.ts'
import { strings } from './strings.ts'

/** The price of an event and the link to its tickets, or the reason why there is none. */
export function Admission({ event }: { event: EventSummary }) {
  const t = useStrings(strings)
  const format = useFormat()
  const { status } = event
  return (
    <div className={styles.admission}>
      <p className={styles.price}>
        {status !== 'scheduled' && (
          <strong className={styles.notice} data-signal={status}>
            {t[status]}
          </strong>
        )}
        <MovedDate event={event} />
        {hasPlaces(event) && <Terms event={event} />}
      </p>
      {isBookable(event) && (
        <TicketLink event={event} className={styles.ticket}>
          {t.tickets}
          <span className="unseen">
            {' '}
            {t.for} <span lang={event.lang}>{event.title}</span>, {format.date(event.date_start)}
          </span>
        </TicketLink>
      )}
    </div>
  )
}

/** The price; before the sale begins, its date. */
function Terms({ event }: { event: EventSummary }) {
  const t = useStrings(strings)
  const format = useFormat()
  const range = priceRange(event)
  if (event.ticket_sale === 'over') return <span>{t.over}</span>
  if (event.ticket_sale === 'later' && event.ticketSaleFrom) {
    const { ticketSaleFrom: start } = event
    return <span>{t.saleFrom(`${format.moment(start, t.saleDay)}, ${format.time(start)}`)}</span>
  }
  if (!range) return null
  if (isFree(range)) return <span>{t.free}</span>
  const price = format.price(range.lowest)
  return <span data-price>{range.lowest === range.highest ? price : t.from(price)}</span>
}
