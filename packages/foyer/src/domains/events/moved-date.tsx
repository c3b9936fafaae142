import { useFormat } from '../../ui/use-format.ts'
import { useStrings } from '../../ui/use-locale.ts'
import type { EventSummary } from './contract.ts'
import styles from './moved-date.module.css'
import { strings } from './strings.ts'

interface Props {
  event: Pick<EventSummary, 'moved_from' | 'date_start'>
  /** With year and time, where there is room. */
  isWhole?: boolean
}

/** The original date of a moved event, struck out, and its new date beside it. */
export function MovedDate({ event: { moved_from, date_start }, isWhole = false }: Props) {
  const t = useStrings(strings)
  const format = useFormat()
  if (moved_from === null) return null
  const isSameDay = moved_from.slice(0, 10) === date_start.slice(0, 10)
  const write = (moment: string) => {
    if (isWhole) return `${format.date(moment)}, ${format.time(moment)}`
    return isSameDay ? format.time(moment) : format.moment(moment, t.saleDay)
  }
  return (
    <span className={styles.dates}>
      <s>
        <span className="unseen">{t.movedFrom} </span>
        <time dateTime={moved_from}>{write(moved_from)}</time>
      </s>{' '}
      <span>
        <span className="unseen">{t.movedTo} </span>
        <time dateTime={date_start}>{write(date_start)}</time>
      </span>
    </span>
  )
}
