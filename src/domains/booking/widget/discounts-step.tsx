import { Button } from '../../../ui/button.tsx'
import { useStrings } from '../../../ui/use-locale.ts'
import styles from './booking-widget.module.css'
import type { Choice } from './categories.ts'
import type { WidgetState } from './machine.ts'
import { Sum } from './order-bar.tsx'
import { PriceLine } from './price-line.tsx'
import { strings } from './strings.ts'
import { widget } from './widget.ts'

/** Everything a seat group sells beside its main price. */
export function DiscountsStep({ state, choice }: { state: WidgetState; choice: Choice }) {
  const t = useStrings(strings)
  const category = choice.categories.find(({ seat_group }) => seat_group === state.group)
  const slot = choice.timeslots.find(({ block_id }) => block_id === state.block)
  return (
    <>
      <h2 className={styles.heading} tabIndex={-1}>
        {t.discounts}
      </h2>
      <p className={styles.of} lang={category?.lang}>
        {category?.text}
      </p>
      <ul className={styles.prices} data-expanded>
        {category?.discounts.map((ticket) => (
          <PriceLine
            key={ticket.sale_type_id}
            name={ticket.text}
            lang={ticket.langs?.text}
            ticket={ticket}
            tickets={state.tickets}
            left={slot?.left ?? category.left}
          />
        ))}
      </ul>
      <div className={styles.order}>
        <Sum tickets={state.tickets} />
        <Button look="outline" className={styles.buy} onClick={() => widget.dispatch({ type: 'back' })}>
          {t.done}
        </Button>
      </div>
    </>
  )
}
