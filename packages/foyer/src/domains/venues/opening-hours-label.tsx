import { useEffect, useState } from 'react'
import { hourOfDay } from '../../ui/hour-of-day.ts'
import { Link } from '../../ui/link.tsx'
import { useCall } from '../../ui/use-call.ts'
import { useFormat } from '../../ui/use-format.ts'
import { useStrings } from '../../ui/use-locale.ts'
import { venues } from './endpoints.ts'
import styles from './opening-hours-label.module.css'
import { type Opening, watchOpening } from './screens/watch-opening.ts'
import { strings } from './strings.ts'

interface Props {
  /** The first venue of the house, if left out. */
  venue?: number
  /** 2 §9: how long after the page is shown the hours are loaded. */
  delay?: number
}

/** 2 §4 Opening hours label. Its room is reserved until the hours are known. */
export function OpeningHoursLabel({ venue, delay = 200 }: Props) {
  const t = useStrings(strings)
  const format = useFormat()
  const call = useCall()
  const [opening, setOpening] = useState<Opening | null>(null)
  useEffect(() => {
    setOpening(null)
    const ask = () => call(venues.openingHoursToday, venue ? { venue } : {})
    return watchOpening({ ask, delay, tell: setOpening })
  }, [call, venue, delay])
  const { state, time: hour = '00:00' } = opening?.state ?? {}
  const time = format.time(hourOfDay(hour))
  const texts = {
    early: t.openFrom(time),
    open: t.openUntil(time),
    late: t.closed,
    closed: t.closed,
  }
  return (
    <p className={styles.label} data-state={state}>
      {state && <span>{texts[state]}</span>}
      {opening?.notes.map(({ text, lang, url }) => (
        <span key={text} className={styles.note} lang={lang}>
          {url ? <Link to={url}>{text}</Link> : text}
        </span>
      ))}
    </p>
  )
}
