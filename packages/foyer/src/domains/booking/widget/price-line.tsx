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
  beside?: ReactNode
  /** Text instead of the price. */
  cost?: string
  /** A button instead of more and less. */
  action?: ReactNode
  /** A text below, in the full width. */
  below?: ReactNode
}

/** One price: its name, its amount, and how many are chosen. */
export function PriceLine({
  name,
  lang,
  ticket,
  tickets,
  more,
  beside,
  cost,
  action,
  below,
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
          {cost ?? (Number(ticket.price) === 0 ? t.free : format.price(ticket.price))}
          {beside}
        </p>
        {children}
      </div>
      {action ?? <Amount ticket={ticket} tickets={tickets} isFull={more === 0} />}
      {below}
    </li>
  )
}

interface CategoryProps {
  category: Category
  tickets: SelectedTicket[]
  left: number | null
}

/** Describes the discounts of a seat group on the link to them. */
function useDiscountWords() {
  const t = useStrings(strings)
  const format = useFormat()
  return (category: Category): string => {
    const paid = category.discounts.map(({ price }) => Number(price)).filter((price) => price > 0)
    return paid.length > 0 ? t.discountsFrom(format.price(Math.min(...paid).toFixed(2))) : t.discounts
  }
}

/**
 * A seat group with pay what you can. It has no plus: plus would choose the full price, which the buyer has not asked for. The line
 * shows the range of prices, a button that leads to them, and the tickets chosen so far.
 */
function OpenPriceLine({ category, tickets, left, open }: CategoryProps & { open: Ticket[] }) {
  const t = useStrings(strings)
  const format = useFormat()
  const { seat_group, text, lang, main } = category
  const more = moreOf(tickets, seat_group, left)
  const [lowest = '', highest = ''] = [open[0]?.price, open.at(-1)?.price]
  const chosen = open.filter((ticket) => amountOf(tickets, ticket) > 0)
  return (
    <PriceLine
      {...{ name: text, lang, tickets, more }}
      ticket={main}
      cost={format.prices(lowest, highest)}
      beside={<Left more={more} />}
      action={
        <button
          type="button"
          className={styles.choose}
          onClick={() => widget.dispatch({ type: 'discounts', group: seat_group })}
        >
          {chosen.length > 0 ? t.change : t.choosePrice}
          <span className="unseen">
            , <span lang={lang}>{text}</span>
          </span>
        </button>
      }
    >
      {chosen.map((ticket) => (
        <p key={ticket.sale_type_id} className={styles.note}>
          {amountOf(tickets, ticket)} × <span lang={ticket.langs?.text}>{ticket.text}</span>,{' '}
          {format.price(ticket.price)}
        </p>
      ))}
    </PriceLine>
  )
}

/** A seat group at its main price, with a link to its discounts. */
export function CategoryLine(props: CategoryProps) {
  const open = openPrices(props.category)
  return open ? <OpenPriceLine {...props} open={open} /> : <MainPriceLine {...props} />
}

function MainPriceLine({ category, tickets, left }: CategoryProps) {
  const { seat_group, text, lang, main, discounts } = category
  const words = useDiscountWords()
  const more = moreOf(tickets, seat_group, left)
  const chosen = ticketsOfGroup(tickets, seat_group) - amountOf(tickets, main)
  const label = chosen > 0 ? `${words(category)} (${chosen})` : words(category)
  return (
    <PriceLine {...{ name: text, lang, tickets, more }} ticket={main} beside={<Left more={more} />}>
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
