import { useLocation } from 'react-router'
import { programmeFeedPath } from '../../../../contract/feeds.ts'
import type { Locale } from '../../../../contract/locale.ts'
import { href } from '../../../../contract/routes.ts'
import { webcal } from '../../../../contract/webcal.ts'
import { useSite } from '../../../../ui/site-context.ts'
import { useCall } from '../../../../ui/use-call.ts'
import { useLocale, useStrings } from '../../../../ui/use-locale.ts'
import type { OptionLists } from '../filter/options.ts'
import { EVENT_KEYS, type EventKey, writeQuery } from '../filter/query.ts'
import { FilteredList } from '../list-page/filtered-list.tsx'
import { DayRail } from './day-rail.tsx'
import { EventList } from './event-list.tsx'
import styles from './event-overview.module.css'
import { fetchCounts, fetchDays, type Programme, type ProgrammeQuery } from './programme-data.ts'
import { strings } from './strings.ts'

interface Props {
  /** On its own screen, or in the overlay over another one. */
  name: 'programme' | 'overlay'
  programme: Programme
  options: OptionLists<EventKey>
  isBusy: boolean
}

/** The programme with its filters. */
export function EventOverview({ name, programme, options, isBusy }: Props) {
  const { query, today, list } = programme
  const t = useStrings(strings)
  const call = useCall()
  const locale = useLocale()
  const { pathname } = useLocation()
  const { origin } = useSite()
  return (
    <FilteredList
      keys={EVENT_KEYS}
      query={query}
      options={options}
      today={today}
      defaultDay={today}
      isBusy={isBusy}
      isEmpty={list.count === 0}
      emptyText={t.noEvents}
      count={t.count(list.count)}
      noDate={t.fromToday}
      canEnd
      without={programme.without}
      countText={t.count}
      loadCounts={(wanted) => fetchCounts(call, wanted)}
      rail={name === 'programme' && <DayRail programme={programme} />}
      loadDays={(month, wanted) => fetchDays(call, wanted, month)}
      aside={
        <>
          <a className={styles.print} href={sheetAt(locale, query)}>
            <span className={styles.long}>{t.printMonth}</span>
            <span className={styles.short}>{t.print}</span>
          </a>
          <a className={styles.file} href={webcal(origin, calendarFileAt(locale, query))}>
            <span className={styles.long}>{t.subscribe}</span>
            <span className={styles.short}>{t.subscribeShort}</span>
          </a>
          <a className={styles.file} href={calendarFileAt(locale, query)} download>
            <span className={styles.long}>{t.calendarFile}</span>
            <span className={styles.short}>{t.calendar}</span>
          </a>
          <link
            rel="alternate"
            type="application/atom+xml"
            href={programmeFeedPath(locale)}
            title={t.programme}
          />
        </>
      }
    >
      <EventList key={pathname + writeQuery(query, EVENT_KEYS)} name={name} programme={programme} />
    </FilteredList>
  )
}

/** The days shown, or the month in which the list begins, as one sheet of paper. */
function sheetAt(locale: Locale, query: ProgrammeQuery): string {
  return `${href('events', locale)}.pdf${writeQuery({ ...query, page: 1 }, EVENT_KEYS)}`
}

/** The filtered programme as a calendar file: the address of the programme with `.ics`. */
function calendarFileAt(locale: Locale, query: ProgrammeQuery): string {
  return `${href('events', locale)}.ics${writeQuery({ ...query, page: 1 }, EVENT_KEYS)}`
}
