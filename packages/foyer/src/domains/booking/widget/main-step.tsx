import { useRef } from 'react'
import type { Bookable } from '../../../ui/bookable.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Contacts } from '../../../ui/contacts.tsx'
import { hourOfDay } from '../../../ui/hour-of-day.ts'
import { useSite } from '../../../ui/site-context.ts'
import { useFormat } from '../../../ui/use-format.ts'
import { useStrings } from '../../../ui/use-locale.ts'
import type { EventOffer } from '../contract.ts'
import styles from './booking-widget.module.css'
import { type Choice, hasToggle, shownCategories } from './categories.ts'
import type { WidgetState } from './machine.ts'
import { OrderBar } from './order-bar.tsx'
import { CategoryLine } from './price-line.tsx'
import { strings } from './strings.ts'
import { widget } from './widget.ts'

/** Why nothing can be chosen: the shop says it, not the page. */
const WHY_NOTHING: Partial<Record<EventOffer['status'], Why>> = {
  ...{ reserved: 'reservedNow', waiting_list: 'waitingList', not_yet: 'notYet', over: 'over' },
  ...{ closed: 'closed', voucher: 'voucher', seats: 'seats' },
}
type Why = 'reservedNow' | 'waitingList' | 'notYet' | 'over' | 'closed' | 'voucher' | 'seats'

interface Props {
  state: WidgetState
  event: Bookable
  choice: Choice
}

/** What is available: seat groups with their main prices, in timeslot mode those of the chosen time. */
export function MainStep({ state, event, choice }: Props) {
  const t = useStrings(strings)
  const format = useFormat()
  const { shopCan } = useSite()
  const { timeslots, isTimeslotMode } = choice
  const slot = timeslots.find(({ block_id }) => block_id === state.block)
  const categories = isTimeslotMode
    ? choice.categories.filter(({ seat_group }) => seat_group === slot?.seat_group)
    : choice.categories
  return (
    <>
      <h2 className={styles.heading} tabIndex={-1} lang={event.lang}>
        {event.title}
      </h2>
      {slot && (
        <div className={styles.slot}>
          <p className={styles.time}>{format.time(hourOfDay(slot.time_start))}</p>
          {timeslots.length > 1 && (
            <button
              type="button"
              className={styles.link}
              onClick={() => widget.dispatch({ type: 'timeslots' })}
            >
              {t.otherTime}
            </button>
          )}
        </div>
      )}
      {categories.length > 0 ? (
        <>
          <PriceList state={state} categories={categories} left={slot?.left ?? null} />
          <Notes categories={categories} />
          {!shopCan.includes('several') && categories.length > 1 && (
            <p className={styles.quiet}>{t.oneCategory}</p>
          )}
          <OrderBar state={state} event={event} />
        </>
      ) : (
        <div className={styles.lines}>
          <p>{t[WHY_NOTHING[state.offer?.status ?? 'sold_out'] ?? 'soldOut']}</p>
          <ButtonLink look="outline" to={state.offer?.webshop_url ?? event.ticket_url}>
            {t.toWebshop}
          </ButtonLink>
        </div>
      )}
    </>
  )
}

/** The notes on the seats, each once. They are shown even while the prices are folded. */
function Notes({ categories }: Pick<ListProps, 'categories'>) {
  const notes = new Map(categories.flatMap(({ note }) => (note ? [[note.text, note.lang]] : [])))
  return [...notes].map(([text, lang]) => (
    <p key={text} className={styles.quiet} lang={lang}>
      <Contacts text={text} />
    </p>
  ))
}

interface ListProps {
  state: WidgetState
  categories: Choice['categories']
  /** How many are left in the chosen timeslot. */
  left: number | null
}

/** 2 §4 Booking widget: the first two prices, or all; collapsing scrolls to the top of the list. */
function PriceList({ state: { tickets, isExpanded }, categories, left }: ListProps) {
  const t = useStrings(strings)
  const { shopCan } = useSite()
  const list = useRef<HTMLUListElement>(null)
  // A shop that takes one category at a time: the others wait.
  const isClosed = (group: number | null) =>
    !shopCan.includes('several') && tickets.some(({ ticket }) => ticket.seat_group !== group)
  const toggle = () => {
    if (isExpanded) list.current?.scrollTo({ top: 0 })
    widget.dispatch({ type: 'toggle' })
  }
  return (
    <>
      <ul ref={list} className={styles.prices} data-expanded={isExpanded || undefined}>
        {shownCategories(categories, isExpanded).map((category) => (
          <CategoryLine
            key={category.seat_group}
            category={category}
            tickets={tickets}
            left={isClosed(category.seat_group) ? 0 : (left ?? category.left)}
          />
        ))}
      </ul>
      {hasToggle(categories) && (
        <button type="button" className={styles.toggle} aria-expanded={isExpanded} onClick={toggle}>
          {isExpanded ? t.fewerPrices : t.allPrices(categories.length)}
        </button>
      )}
    </>
  )
}
