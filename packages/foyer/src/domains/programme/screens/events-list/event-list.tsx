import { useMemo, useRef } from 'react'
import { useLocation } from 'react-router'
import { programmeLookOf } from '../../../../contract/looks.ts'
import type { Paged } from '../../../../contract/paging.ts'
import { useSite } from '../../../../ui/site-context.ts'
import { useCall } from '../../../../ui/use-call.ts'
import { useStrings } from '../../../../ui/use-locale.ts'
import type { EventSummary } from '../../../events/contract.ts'
import { EVENT_KEYS, writeQuery } from '../filter/query.ts'
import { beginList } from '../paged-list/list-state.ts'
import { LoadMore, PassList } from '../paged-list/load-more.tsx'
import { strings as listStrings } from '../paged-list/strings.ts'
import { usePagedList } from '../paged-list/use-paged-list.ts'
import { DayGroup } from './day-group.tsx'
import styles from './event-list.module.css'
import { type Arranged, arrange, nothingYet } from './grouping.ts'
import { monthOf } from './month-of.ts'
import { fetchEvents, type Programme } from './programme-data.ts'

const append = (shown: Arranged, { results, next }: Paged<EventSummary>) =>
  arrange(shown, { events: results, isLast: next === null })

interface Props {
  name: 'programme' | 'overlay'
  programme: Programme
}

/** The days of the programme, page by page. For another query the component is mounted again. */
export function EventList({ name, programme }: Props) {
  const { query, list, teasers, today } = programme
  const t = useStrings(listStrings)
  const call = useCall()
  const { pathname } = useLocation()
  const { design } = useSite()
  const look = design ? programmeLookOf(design.events) : 'timetable'
  const { state, more, pass, isWaiting } = usePagedList<EventSummary, Arranged>({
    list: name,
    search: writeQuery(query, EVENT_KEYS),
    begin: () => beginList(query.page, list.count, list.next !== null, append(nothingYet(teasers), list)),
    fetchPage: (page) => fetchEvents(call, query, page),
    append,
  })
  const { days } = state.shown
  const first = useRef(days.length).current
  const pageAt = (page: number) => writeQuery({ ...query, page }, EVENT_KEYS) || pathname
  // The same element until a day is added, so that React does not have to compare every day.
  const shown = useMemo(
    () => (
      <div className={styles.days} data-look={look}>
        {days.map((day, place) => (
          // The key has the place too: an event after midnight may be listed under a day that was shown before.
          <DayGroup
            // biome-ignore lint/suspicious/noArrayIndexKey: days are only ever added at the end
            key={`${day.day} ${place}`}
            day={day}
            look={look}
            isToday={day.day === today}
            isAdded={place >= first}
            opensMonth={isNewMonth(days[place - 1]?.day, day.day)}
          />
        ))}
      </div>
    ),
    [days, look, today, first],
  )
  return (
    <>
      {query.page > 1 && (
        <a className={styles.earlier} href={pageAt(query.page - 1)}>
          {t.earlier}
        </a>
      )}
      {state.hasMore && <PassList pass={pass} />}
      {shown}
      <LoadMore state={state} isWaiting={isWaiting} href={pageAt(state.page + 1)} more={more} pass={pass} />
    </>
  )
}

/** Both as YYYY-MM-DD; the first day of a list is not a new month. */
function isNewMonth(before: string | undefined, day: string): boolean {
  return before !== undefined && monthOf(before) !== monthOf(day)
}
