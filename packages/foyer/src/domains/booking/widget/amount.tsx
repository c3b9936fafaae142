import { Joined } from '../../../ui/joined.tsx'
import { useStrings } from '../../../ui/use-locale.ts'
import styles from './amount.module.css'
import type { Ticket } from './categories.ts'
import { amountOf, type SelectedTicket } from './selection.ts'
import { strings } from './strings.ts'
import { widget } from './widget.ts'

interface Props {
  ticket: Ticket
  tickets: SelectedTicket[]
  /** All remaining tickets of its group have been chosen. */
  isFull: boolean
}

/** The number of tickets of one kind, with buttons for less and more. */
export function Amount({ ticket, tickets, isFull }: Props) {
  const t = useStrings(strings)
  const amount = amountOf(tickets, ticket)
  const { text, group, langs } = ticket
  const of = (
    <Joined
      words={[
        { name: text, lang: langs?.text },
        { name: group, lang: langs?.group },
      ]}
    />
  )
  return (
    <div className={styles.amount}>
      <button
        type="button"
        className={styles.step}
        aria-disabled={amount === 0}
        onClick={() => widget.dispatch({ type: 'remove', ticket })}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M2 8h12" />
        </svg>
        <span className="unseen">
          {t.removeOne}: {of}
        </span>
      </button>
      <span className={styles.number}>{amount}</span>
      <button
        type="button"
        className={styles.step}
        aria-disabled={isFull}
        onClick={() => !isFull && widget.dispatch({ type: 'add', ticket })}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M2 8h12M8 2v12" />
        </svg>
        <span className="unseen">
          {t.addOne}: {of}
        </span>
      </button>
    </div>
  )
}
