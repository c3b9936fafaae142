import type { Locale } from '../../../contract/locale.ts'
import { useFormat } from '../../../ui/use-format.ts'
import { useStrings } from '../../../ui/use-locale.ts'
import { Amount } from './amount.tsx'
import type { Category, Ticket } from './categories.ts'
import styles from './price-line.module.css'
import { type SelectedTicket, ticketsIn, ticketsOfGroup } from './selection.ts'
import { strings } from './strings.ts'
import { widget } from './widget.ts'

/** With so few left it is worth saying. */
const FEW = 10

interface LineProps {
  name: string
  lang?: Locale
  ticket: Ticket
  tickets: SelectedTicket[]
  left: number | null
}

/** One price: what it is called, what it costs, and how many are chosen. */
export function PriceLine({
  name,
  lang,
  ticket,
  tickets,
  left,
  children,
}: React.PropsWithChildren<LineProps>) {
  const t = useStrings(strings)
  const format = useFormat()
  const isFull = left !== null && ticketsOfGroup(tickets, ticket.seat_group) >= left
  return (
    <li className={styles.line}>
      <div className={styles.words}>
        <p className={styles.name} lang={lang}>
          {name}
        </p>
        <p className={styles.price}>
          {format.price(ticket.price)}
          {left !== null && left <= FEW && <span className={styles.left}>{t.left(left)}</span>}
        </p>
        {children}
      </div>
      <Amount ticket={ticket} tickets={tickets} isFull={isFull} />
    </li>
  )
}

interface CategoryProps {
  category: Category
  tickets: SelectedTicket[]
  left: number | null
}

/** A seat group at its main price, and the way to its discounts. */
export function CategoryLine({ category, tickets, left }: CategoryProps) {
  const t = useStrings(strings)
  const { seat_group, text, lang, main, discounts } = category
  const reduced = ticketsIn(
    tickets.filter(
      ({ ticket }) => ticket.seat_group === seat_group && ticket.sale_type_id !== main.sale_type_id,
    ),
  )
  const label = reduced > 0 ? t.discountsChosen(reduced) : t.discounts
  return (
    <PriceLine name={text} lang={lang} ticket={main} tickets={tickets} left={left}>
      {discounts.length > 0 && (
        <button
          type="button"
          className={styles.discounts}
          onClick={() => widget.dispatch({ type: 'discounts', group: seat_group })}
        >
          <span aria-hidden="true">{label}</span>
          <span className="unseen">
            {label}, <span lang={lang}>{text}</span>
          </span>
        </button>
      )}
    </PriceLine>
  )
}
