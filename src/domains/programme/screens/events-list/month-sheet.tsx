import { useEffect, useEffectEvent, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useSite } from '../../../../ui/site-context.ts'
import { useFormat } from '../../../../ui/use-format.ts'
import type { EventSummary } from '../../../events/contract.ts'
import styles from './month-sheet.module.css'

/** How many posters fit above the days. */
const POSTERS = 5

interface Props {
  /** Of one month, in their order. */
  events: EventSummary[]
  onPrinted(): void
}

/** A month on one sheet of paper, to hang up: it is printed as soon as its posters have come, and never seen on a screen. */
export function MonthSheet({ events, onPrinted }: Props) {
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
  const days = Map.groupBy(events, ({ day }) => day)
  return createPortal(
    <div ref={sheet} className={styles.sheet} data-sheet data-long={events.length > 60 || undefined}>
      <header className={styles.head}>
        <p className={styles.month}>{format.moment(first.day, 'MMMM')}</p>
        <p className={styles.house}>
          {siteName}
          <br />
          {format.moment(first.day, 'YYYY')}
        </p>
      </header>
      <div className={styles.posters}>
        {[...posters.values()].slice(0, POSTERS).map(({ id, url }) => (
          <img key={id} src={url} alt="" />
        ))}
      </div>
      <ol className={styles.days}>
        {[...days].map(([day, ofDay]) => (
          <li key={day} className={styles.day}>
            <p className={styles.date}>
              <strong className={styles.number}>{format.moment(day, 'D')}</strong> {format.moment(day, 'ddd')}
            </p>
            <ul>
              {ofDay.map((event) => (
                <li key={event.id} data-status={event.status} className={styles.event}>
                  <span>{format.time(event.date_start)}</span>{' '}
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
