import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useSite } from '../../../../ui/site-context.ts'
import { useFormat } from '../../../../ui/use-format.ts'
import { useStrings } from '../../../../ui/use-locale.ts'
import type { EventSummary } from '../../../events/contract.ts'
import { isRunning } from '../../../events/screens/lasting.ts'
import styles from './month-sheet.module.css'
import { strings } from './strings.ts'

/** The number of posters above the days; with few events fewer and larger ones. */
const POSTERS = { most: 5, few: 3 }

interface Props {
  /** The events of one month, in order. */
  events: EventSummary[]
  onPrinted(): void
}

interface Setting {
  isSmall: boolean
  /** The index of the first day of each sheet. */
  starts: number[]
  isDone: boolean
}

/**
 * A month on one sheet of paper. It is printed when its posters have loaded, and never visible on the screen. If the
 * month does not fit, its text is smaller; if that is not enough, it continues on further sheets, so that no event is
 * missing.
 */
export function MonthSheet({ events, onPrinted }: Props) {
  const sheets = useRef<HTMLDivElement>(null)
  const printed = useEffectEvent(onPrinted)
  const [{ isSmall, starts, isDone }, set] = useState<Setting>({ isSmall: false, starts: [0], isDone: false })
  const [first] = events
  const days = [...Map.groupBy(events, ({ day }) => day)]
  useLayoutEffect(() => {
    if (isDone) return
    const begin = starts.at(-1) ?? 0
    const end = begin + daysOnSheet(sheets.current?.lastElementChild)
    if (end >= days.length) set({ isSmall, starts, isDone: true })
    else if (!isSmall) set({ isSmall: true, starts, isDone: false })
    // A day longer than a sheet gets a sheet of its own.
    else set({ isSmall, starts: [...starts, Math.max(end, begin + 1)], isDone: false })
  }, [isSmall, starts, isDone, days.length])
  useEffect(() => {
    if (!isDone) return
    let isGone = false
    const posters = [...(sheets.current?.querySelectorAll('img') ?? [])]
    void Promise.allSettled(posters.map((poster) => poster.decode())).then(() => {
      if (isGone) return
      addEventListener('afterprint', () => printed(), { once: true })
      print()
    })
    return () => {
      isGone = true
    }
  }, [isDone])
  if (!first) return null
  return createPortal(
    <div ref={sheets} className={styles.sheets} data-sheet data-small={isSmall || undefined}>
      {starts.map((start, at) => (
        <Sheet
          key={start}
          first={first}
          days={days.slice(start, starts[at + 1])}
          posters={at === 0 ? postersOf(events) : []}
        />
      ))}
    </div>,
    document.body,
  )
}

interface SheetProps {
  first: EventSummary
  days: [string, EventSummary[]][]
  posters: string[]
}

function Sheet({ first, days, posters }: SheetProps) {
  const t = useStrings(strings)
  const format = useFormat()
  const { siteName } = useSite()
  return (
    <div className={styles.sheet}>
      <header className={styles.head}>
        <p className={styles.month}>{format.moment(first.day, 'MMMM')}</p>
        <p className={styles.house}>
          {siteName}
          <br />
          {format.moment(first.day, 'YYYY')}
        </p>
      </header>
      {posters.length > 0 && (
        <div className={styles.posters}>
          {posters.map((url) => (
            <img key={url} src={url} alt="" />
          ))}
        </div>
      )}
      <ol className={styles.days}>
        {days.map(([day, ofDay]) => (
          <li key={day} className={styles.day}>
            <p className={styles.date}>
              <strong className={styles.number}>{format.moment(day, 'D')}</strong> {format.moment(day, 'ddd')}
            </p>
            <ul>
              {ofDay.map((event) => (
                <li key={event.id} data-status={event.status} className={styles.event}>
                  <span>{isRunning(event) ? t.running : format.time(event.date_start)}</span>{' '}
                  <strong lang={event.lang}>{event.title}</strong>{' '}
                  <span lang={event.room?.lang}>{event.room?.name}</span>
                  {(event.status === 'cancelled' || event.status === 'sold_out') && (
                    <em> {t[event.status]}</em>
                  )}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <p className={styles.foot}>{location.host}</p>
    </div>
  )
}

function postersOf(events: EventSummary[]): string[] {
  const posters = new Set(
    events.flatMap(({ image_obj: image }) => (image && image.height > image.width ? [image.url] : [])),
  )
  return [...posters].slice(0, events.length < 30 ? POSTERS.few : POSTERS.most)
}

/** The number of days that fit into the columns; further days are in columns beyond the edge. */
function daysOnSheet(sheet: Element | null | undefined): number {
  const list = sheet?.querySelector('ol')
  if (!list) return Number.POSITIVE_INFINITY
  const edge = list.getBoundingClientRect().right
  const place = [...list.children].findIndex((day) => day.getBoundingClientRect().right > edge + 1)
  return place < 0 ? list.children.length : place
}
