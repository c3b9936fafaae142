import type { Bookable } from '../../../ui/bookable.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { useSite } from '../../../ui/site-context.ts'
import { useCall } from '../../../ui/use-call.ts'
import { useFormat } from '../../../ui/use-format.ts'
import { useStrings } from '../../../ui/use-locale.ts'
import styles from './booking-widget.module.css'
import type { WidgetState } from './machine.ts'
import { ticketsIn, totalOf } from './selection.ts'
import { strings } from './strings.ts'
import { widget } from './widget.ts'

/** The number of tickets, the sum, and the button for the cart; 2 §5: disabled while no tickets are selected. */
export function OrderBar({ state, event }: { state: WidgetState; event: Bookable }) {
  const t = useStrings(strings)
  const call = useCall()
  const { shopCan } = useSite()
  const { tickets, isSending, offer } = state
  // The shop tells its prices, but takes no tickets into a cart from here.
  if (!shopCan.includes('hold')) {
    return (
      <div className={styles.order}>
        <ButtonLink look="ticket" className={styles.buy} to={offer?.webshop_url ?? event.ticket_url}>
          {t.buyInShop}
        </ButtonLink>
      </div>
    )
  }
  return (
    <div className={styles.order}>
      <Sum tickets={tickets} />
      <Button
        look="ticket"
        className={styles.buy}
        disabled={tickets.length === 0 || isSending}
        onClick={() => void widget.send(call)}
      >
        {t.addToCart}
      </Button>
    </div>
  )
}

/** Announced by screen readers with every change. */
export function Sum({ tickets }: Pick<WidgetState, 'tickets'>) {
  const t = useStrings(strings)
  const format = useFormat()
  return (
    <p className={styles.sum} role="status">
      {tickets.length === 0 ? (
        t.nothing
      ) : (
        <>
          {t.amount(ticketsIn(tickets))} <b>{format.price(totalOf(tickets))}</b>
        </>
      )}
    </p>
  )
}
