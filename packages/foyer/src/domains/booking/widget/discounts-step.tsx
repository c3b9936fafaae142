import { Button } from '../../../ui/button.tsx'
import { useStrings } from '../../../ui/use-locale.ts'
import styles from './booking-widget.module.css'
import { type Choice, openPrices } from './categories.ts'
import type { WidgetState } from './machine.ts'
import { Sum } from './order-bar.tsx'
import { Left, moreOf, PriceLine } from './price-line.tsx'
import { strings } from './strings.ts'
import { widget } from './widget.ts'

/** All prices of a seat group besides its main price. */
export function DiscountsStep({ state, choice }: { state: WidgetState; choice: Choice }) {
  const t = useStrings(strings)
  const category = choice.categories.find(({ seat_group }) => seat_group === state.group)
  const open = category && openPrices(category)
  const slot = choice.timeslots.find(({ block_id }) => block_id === state.block)
  const more = moreOf(state.tickets, state.group, slot?.left ?? category?.left ?? null)
  return (
    <>
      <h2 className={styles.heading} tabIndex={-1}>
        {open ? t.choosePrice : t.discounts}
      </h2>
      <p className={styles.of}>
        <span lang={category?.lang}>{category?.text}</span> <Left more={more} />
      </p>
      <ul className={styles.prices} data-expanded>
        {(open ?? category?.discounts)?.map((ticket) => (
          <PriceLine
            key={ticket.sale_type_id}
            name={ticket.text}
            lang={ticket.langs?.text}
            ticket={ticket}
            tickets={state.tickets}
            more={more}
            below={
              ticket.note && (
                <p className={`${styles.quiet} ${styles.wide}`} lang={ticket.langs?.note}>
                  {ticket.note}
                </p>
              )
            }
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
