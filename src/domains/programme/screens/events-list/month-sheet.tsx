import { useEffect, useEffectEvent, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useSite } from '../../../../ui/site-context.ts'
import { useFormat } from '../../../../ui/use-format.ts'
import { useStrings } from '../../../../ui/use-locale.ts'
import type { EventSummary } from '../../../events/contract.ts'
import { isRunning } from '../../../events/screens/lasting.ts'
import styles from './month-sheet.module.css'
import { strings } from './strings.ts'

/** How many posters stand above the days: where there is less to say, fewer and larger ones. */
const POSTERS = { most: 5, few: 3 }
/** A month with more evenings is set smaller, so that none of them is lost. */
const SMALL_FROM = 48

interface Props {
  /** In their order: those of the month, then those of the next one, of which the sheet takes as many days as it holds. */
  events: EventSummary[]
  onPrinted(): void
}

/** A month on one sheet of paper, to hang up: it is printed as soon as its posters have come, and never seen on a screen. */
export function MonthSheet({ events, onPrinted }: Props) {
  const t = useStrings(strings)
  const format = useFormat()
  const { siteName } = useSite()
  const sheet = useRef<HTMLDivElement>(null)
  const printed = useEffectEvent(onPrinted)
  useEffect(() => {
    let isGone = false
    const posters = [...(sheet.current?.querySelectorAll('img') ?? [])]
    void Promise.allSettled(posters.map((poster) => poster.decode())).then(() => {
      if (isGone) return
      addEventListener('afterprint', () => printed(), { once: true })
      print()
    })
    return () => {
      isGone = true
    }
  }, [])
  const [first] = events
  if (!first) return null
  const posters = new Map(
    events.flatMap(({ image_obj: image }) =>
      image && image.height > image.width ? [[image.id, image]] : [],
    ),
  )
  const days = [...Map.groupBy(events, ({ day }) => day)]
  const ofMonth = events.filter(({ day }) => monthOf(day) === monthOf(first.day)).length
  const shown = [...posters.values()].slice(0, events.length < 30 ? POSTERS.few : POSTERS.most)
  return createPortal(
    <div ref={sheet} className={styles.sheet} data-sheet data-long={ofMonth > SMALL_FROM || undefined}>
      <header className={styles.head}>
        <p className={styles.month}>{format.moment(first.day, 'MMMM')}</p>
        <p className={styles.house}>
          {siteName}
          <br />
          {format.moment(first.day, 'YYYY')}
        </p>
      </header>
      <div className={styles.posters}>
        {shown.map(({ id, url }) => (
          <img key={id} src={url} alt="" />
        ))}
      </div>
      <ol className={styles.days}>
        {days.map(([day, ofDay], at) => (
          <li key={day} className={styles.day}>
            {monthOf(day) !== monthOf(days[at - 1]?.[0] ?? day) && (
              <p className={styles.next}>
                {format.moment(day, day.slice(0, 4) === first.day.slice(0, 4) ? 'MMMM' : 'MMMM YYYY')}
              </p>
            )}
            <p className={styles.date}>
              <strong className={styles.number}>{format.moment(day, 'D')}</strong> {format.moment(day, 'ddd')}
            </p>
            <ul>
              {ofDay.map((event) => (
                <li key={event.id} data-status={event.status} className={styles.event}>
                  <span>{isRunning(event) ? t.running : format.time(event.date_start)}</span>{' '}
                  <strong lang={event.lang}>{event.title}</strong>{' '}
                  <span lang={event.room?.lang}>{event.room?.name}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <p className={styles.foot}>{location.host}</p>
    </div>,
    document.body,
  )
}

function monthOf(day: string): string {
  return day.slice(0, 7)
}
