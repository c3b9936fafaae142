import { Button } from '../../../ui/button.tsx'
import { useCall } from '../../../ui/use-call.ts'
import { useFormat } from '../../../ui/use-format.ts'
import { useStrings } from '../../../ui/use-locale.ts'
import styles from './booking-widget.module.css'
import type { WidgetState } from './machine.ts'
import { ticketsIn, totalOf } from './selection.ts'
import { strings } from './strings.ts'
import { widget } from './widget.ts'

/** How many, for how much, and into the cart; 2 §5: disabled while no tickets are selected. */
export function OrderBar({ state: { tickets, isSending } }: { state: WidgetState }) {
  const t = useStrings(strings)
  const format = useFormat()
  const call = useCall()
  const amount = ticketsIn(tickets)
  return (
    <div className={styles.order}>
      <p className={styles.sum} role="status">
        {amount === 0 ? (
          t.nothing
        ) : (
          <>
            {t.amount(amount)} <b>{format.price(totalOf(tickets))}</b>
          </>
        )}
      </p>
      <Button
        look="ticket"
        className={styles.buy}
        disabled={amount === 0 || isSending}
        onClick={() => void widget.send(call)}
      >
        {t.addToCart}
      </Button>
    </div>
  )
}
