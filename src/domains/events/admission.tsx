import { ButtonLink } from '../../ui/button.tsx'
import { useFormat } from '../../ui/use-format.ts'
import { useStrings } from '../../ui/use-locale.ts'
import styles from './admission.module.css'
import type { EventSummary } from './contract.ts'
import { priceRange } from './screens/price-range.ts'
import { strings } from './strings.ts'

/** What an evening costs and the way to its tickets, or why there is none. */
export function Admission({ event }: { event: EventSummary }) {
  const t = useStrings(strings)
  const format = useFormat()
  const { status, ticket_sale, ticketSaleFrom, ticket_url } = event
  if (status === 'cancelled' || status === 'moved' || status === 'sold_out') {
    return (
      <p className={styles.admission}>
        <strong className={styles.notice} data-status={status}>
          {t[status]}
        </strong>
      </p>
    )
  }
  const hasTickets = ticket_url !== '' && ticket_sale === 'open'
  return (
    <div className={styles.admission}>
      <p className={styles.price}>
        {status === 'few_left' && hasTickets && <strong>{t.few_left}</strong>}
        {ticket_sale === 'later' && ticketSaleFrom ? (
          <span>{t.saleFrom(format.moment(ticketSaleFrom, t.saleMoment))}</span>
        ) : ticket_sale === 'over' ? (
          <span>{t.over}</span>
        ) : (
          <Price event={event} />
        )}
      </p>
      {hasTickets && (
        <ButtonLink
          look="ticket"
          className={styles.ticket}
          to={ticket_url}
          aria-label={t.ticketsFor(event.title, format.date(event.date_start))}
        >
          {t.tickets}
        </ButtonLink>
      )}
    </div>
  )
}

function Price({ event }: { event: EventSummary }) {
  const t = useStrings(strings)
  const format = useFormat()
  const range = priceRange(event)
  switch (range.kind) {
    case 'none':
      return null
    case 'free':
      return <span>{t.free}</span>
    case 'one':
      return <span>{format.price(range.price)}</span>
    case 'from':
      return <span>{t.from(format.price(range.price))}</span>
  }
}
