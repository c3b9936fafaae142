import { memo, type RefObject, useEffect, useId, useRef } from 'react'
import type { ProgrammeLook } from '../../../../contract/looks.ts'
import { useFormat } from '../../../../ui/use-format.ts'
import { useStrings } from '../../../../ui/use-locale.ts'
import { EventLine } from '../../../events/event-line.tsx'
import { EventPoster } from '../../../events/event-poster.tsx'
import { EventRow } from '../../../events/event-row.tsx'
import styles from './day-group.module.css'
import { EventTeaserCard } from './event-teaser.tsx'
import { apartIfOver, type ProgrammeDay, type ProgrammeItem } from './grouping.ts'
import { strings } from './strings.ts'

interface Props {
  day: ProgrammeDay
  look: ProgrammeLook
  isToday: boolean
  /** The day came with a later page, far below the window. */
  isAdded: boolean
  /** The first day shown of a new month. */
  opensMonth: boolean
}

/** A day of the programme: its number in the left column, its events beside it. Rendered again only if it changes. */
export const DayGroup = memo(function DayGroup(props: Props) {
  const {
    day: { day, items },
    look,
    isToday,
    isAdded,
    opensMonth,
  } = props
  const t = useStrings(strings)
  const format = useFormat()
  const id = useId()
  const section = useRef<HTMLElement>(null)
  const { over, coming } = isToday ? apartIfOver(items) : { over: [], coming: items }
  useTurn(section, isAdded)
  useSettling(section, items)
  return (
    <section
      ref={section}
      className={styles.day}
      data-part="day"
      data-look={look}
      data-added={isAdded || undefined}
      aria-labelledby={id}
    >
      {opensMonth && (
        <p className={styles.month} aria-hidden="true">
          {format.moment(day, 'MMMM YYYY')}
        </p>
      )}
      <h2 id={id} className={styles.rail} data-part="date" aria-label={format.moment(day, t.wholeDay)}>
        <time dateTime={day} className={styles.date}>
          <span className={styles.number}>{format.moment(day, 'D')}</span>
          <span className={styles.words}>
            <span>{isToday ? t.today : <Sized day={day} long="dddd" short="ddd" />}</span>
            <span>
              <Sized day={day} long="MMMM" short="MMM" />
            </span>
          </span>
        </time>
      </h2>
      {over.length > 0 ? (
        <div className={styles.today}>
          <details className={styles.over}>
            <summary className={styles.overLine}>{t.overToday(over.length)}</summary>
            <Items items={over} look={look} />
          </details>
          <Items items={coming} look={look} />
        </div>
      ) : (
        <Items items={items} look={look} />
      )}
    </section>
  )
})

/**
 * A name in full, and an abbreviation for a narrow column. The heading around it has the full name for screen readers.
 */
function Sized({ day, long, short }: { day: string; long: string; short: string }) {
  const format = useFormat()
  return (
    <>
      <span className={styles.long}>{format.moment(day, long)}</span>
      <span className={styles.short}>{format.moment(day, short)}</span>
    </>
  )
}

function Items({ items, look }: { items: ProgrammeItem[]; look: ProgrammeLook }) {
  return (
    <ol className={styles.items}>
      {items.map((item) => (
        <li key={`${item.xtype} ${item.id}`} className={styles.item} data-xtype={item.xtype}>
          <Item item={item} look={look} />
        </li>
      ))}
    </ol>
  )
}

/** Laying out a whole page of days at once would be a long task, so each day waits for its own frame. */
function useTurn(section: RefObject<HTMLElement | null>, isAdded: boolean): void {
  useEffect(() => {
    if (!isAdded || !section.current) return
    if (waiting.push(section.current) === 1) requestAnimationFrame(layOutNext)
  }, [section, isAdded])
}

const waiting: HTMLElement[] = []

function layOutNext(): void {
  waiting.shift()?.removeAttribute('data-added')
  if (waiting.length > 0) requestAnimationFrame(layOutNext)
}

/**
 * The browser may skip the layout of a day out of view only after it has been laid out once: then its height is known,
 * and going back finds the right place. Set as an attribute of the element, so that React does not render again.
 */
function useSettling(section: RefObject<HTMLElement | null>, items: ProgrammeItem[]): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a day that grows has another height
  useEffect(() => {
    const day = section.current
    // Never for a day in view: for a moment the browser would skip it, and count its return as a layout shift.
    const watch = new IntersectionObserver(
      (seen) => {
        if (seen.at(-1)?.isIntersecting !== false) return
        day?.setAttribute('data-settled', '')
        watch.disconnect()
      },
      { rootMargin: '50%' },
    )
    const timer = setTimeout(() => day && watch.observe(day), 500)
    return () => {
      clearTimeout(timer)
      watch.disconnect()
      day?.removeAttribute('data-settled')
    }
  }, [section, items])
}

/** If a day grows with the next page, only its new items are rendered. */
const Item = memo(function Item({ item, look }: { item: ProgrammeItem; look: ProgrammeLook }) {
  if (item.xtype === 'teaser') return <EventTeaserCard teaser={item} look={look} />
  if (look === 'posters') return <EventPoster event={item} />
  return look === 'compact' ? <EventLine event={item} /> : <EventRow event={item} />
})
