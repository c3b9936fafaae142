import type { PropsWithChildren, ReactNode } from 'react'
import type { Locale } from '../../../contract/locale.ts'
import { useFormat } from '../../../ui/use-format.ts'
import { useStrings } from '../../../ui/use-locale.ts'
import { Amount } from './amount.tsx'
import { type Category, openPrices, type Ticket } from './categories.ts'
import styles from './price-line.module.css'
import { amountOf, type SelectedTicket, ticketsOfGroup } from './selection.ts'
import { strings } from './strings.ts'
import { widget } from './widget.ts'

/** The number of tickets left is shown from this number down. */
const FEW = 10

/** How many more can be chosen of a group; null if unknown. */
export function moreOf(tickets: SelectedTicket[], seat_group: number | null, left: number | null) {
  return left === null ? null : Math.max(0, left - ticketsOfGroup(tickets, seat_group))
}

export function Left({ more }: { more: number | null }) {
  const t = useStrings(strings)
  if (more === null || more > FEW) return null
  return <span className={styles.left}>{t.left(more)}</span>
}

interface LineProps {
  name: string
  lang?: Locale
  ticket: Ticket
  tickets: SelectedTicket[]
  more: number | null
  /** Text beside the price. */
  note?: ReactNode
}

/** One price: its name, its amount, and how many are chosen. */
export function PriceLine({
  name,
  lang,
  ticket,
  tickets,
  more,
  note,
  children,
}: PropsWithChildren<LineProps>) {
  const t = useStrings(strings)
  const format = useFormat()
  return (
    <li className={styles.line}>
      <div className={styles.words}>
        <p className={styles.name} lang={lang}>
          {name}
        </p>
        <p className={styles.price}>
          {Number(ticket.price) === 0 ? t.free : format.price(ticket.price)}
          {note}
        </p>
        {children}
      </div>
      <Amount ticket={ticket} tickets={tickets} isFull={more === 0} />
    </li>
  )
}

interface CategoryProps {
  category: Category
  tickets: SelectedTicket[]
  left: number | null
}

/** Describes the other prices of a seat group on the link to them. */
function useDiscountWords() {
  const t = useStrings(strings)
  const format = useFormat()
  return (category: Category): string => {
    const open = openPrices(category)
    if (open) {
      const [lowest = '', highest = ''] = [open[0]?.price, open.at(-1)?.price]
      return t.choosePriceOf(format.prices(lowest, highest))
    }
    const paid = category.discounts.map(({ price }) => Number(price)).filter((price) => price > 0)
    return paid.length > 0 ? t.discountsFrom(format.price(Math.min(...paid).toFixed(2))) : t.discounts
  }
}

/** A seat group at its main price, with a link to its discounts. */
export function CategoryLine({ category, tickets, left }: CategoryProps) {
  const { seat_group, text, lang, main, discounts } = category
  const words = useDiscountWords()
  const more = moreOf(tickets, seat_group, left)
  const chosen = ticketsOfGroup(tickets, seat_group) - amountOf(tickets, main)
  const label = chosen > 0 ? `${words(category)} (${chosen})` : words(category)
  return (
    <PriceLine {...{ name: text, lang, tickets, more }} ticket={main} note={<Left more={more} />}>
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
