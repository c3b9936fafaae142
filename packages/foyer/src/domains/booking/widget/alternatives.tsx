import type { Bookable } from '../../../ui/bookable.ts'
import { hourOfDay } from '../../../ui/hour-of-day.ts'
import { Joined, type Word } from '../../../ui/joined.tsx'
import { useCall } from '../../../ui/use-call.ts'
import { useFormat } from '../../../ui/use-format.ts'
import { useStrings } from '../../../ui/use-locale.ts'
import styles from './booking-widget.module.css'
import { ticketsOf } from './cart-calls.ts'
import { type SelectedTicket, totalOf } from './selection.ts'
import { strings } from './strings.ts'
import type { Alternative } from './what-is-left.ts'
import { widget } from './widget.ts'

interface Props {
  alternatives: Alternative[]
  event: Bookable
  tickets: SelectedTicket[]
}

/** What is available instead: one press puts it into the cart, or opens the next date with the same tickets. */
export function Alternatives({ alternatives, event, tickets }: Props) {
  const t = useStrings(strings)
  const format = useFormat()
  const words = useWords()
  const call = useCall()
  if (alternatives.length === 0) return null
  const take = (alternative: Alternative) => {
    if (alternative.kind !== 'date') return widget.send(call, alternative.order)
    const { event_jet_id: id_jet, date_start, url: ticket_url } = alternative
    return widget.open({ ...event, id_jet, date_start, ticket_url }, call, tickets)
  }
  return (
    <div>
      <p className={styles.of}>{t.stillLeft}</p>
      <ul className={styles.alternatives}>
        {alternatives.map((alternative, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the alternatives are shown together and never change places
          <li key={place}>
            <button type="button" onClick={() => void take(alternative)}>
              <span>
                <Joined words={words(alternative)} by={alternative.kind === 'group' ? ': ' : ', '} />
              </span>
              {alternative.kind !== 'date' && <b>{format.price(totalOf(ticketsOf(alternative.order)))}</b>}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function useWords() {
  const t = useStrings(strings)
  const format = useFormat()
  return (found: Alternative): Word[] => {
    const group = 'group' in found && { name: found.group, lang: found.lang }
    switch (found.kind) {
      case 'fewer':
        return [t.fewer(found.amount), group]
      case 'apart':
        return [t.apart(...found.amounts), group]
      case 'group':
        return [t.otherGroup(found.amount), group]
      case 'timeslot':
        return [t.otherTimeslot(found.amount, format.time(hourOfDay(found.timeslot.time_start)))]
      case 'date':
        return [t.otherDate(`${format.date(found.date_start)}, ${format.time(found.date_start)}`)]
    }
  }
}
