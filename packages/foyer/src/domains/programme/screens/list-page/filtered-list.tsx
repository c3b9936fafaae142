import { type ReactNode, useRef } from 'react'
import { asWritten } from '../../../../ui/as-written.ts'
import { Button } from '../../../../ui/button.tsx'
import { onDemand, useOnDemand } from '../../../../ui/on-demand.ts'
import { useStrings } from '../../../../ui/use-locale.ts'
import { EmptyProgramme } from '../../../events/empty-programme.tsx'
import { fieldsOf } from '../filter/fields-of.ts'
import { FilterBar } from '../filter/filter-bar.tsx'
import { emptyQuery, isNarrowed, withDays } from '../filter/filter-rules.ts'
import type { Counts } from '../filter/option-list.tsx'
import type { OptionLists } from '../filter/options.ts'
import { type EventKey, type ListQuery, type ProductionKey, writeQuery } from '../filter/query.ts'
import { strings } from '../filter/strings.ts'
import { useChangeQuery } from '../filter/use-change-query.ts'
import styles from './filtered-list.module.css'
import { useScrollUp } from './use-scroll-up.ts'
import { useWantedQuery } from './use-wanted-query.ts'

const later = onDemand(() => import('../filter/droppable.tsx'))
/** Only in the server's code. */
const atOnce = import.meta.env.SSR ? await import('../filter/droppable.tsx') : null

interface Props<K extends EventKey | ProductionKey> {
  keys: readonly K[]
  query: ListQuery<K>
  options: OptionLists<K>
  today: string
  /** The first day of a list without a chosen date; null if the list then shows every day. */
  defaultDay: string | null
  /** Another selection is loading; this one is still shown. */
  isBusy: boolean
  isEmpty: boolean
  /** The text if nothing was found without filters. */
  emptyText: string
  /** The number of results. */
  count: string
  noDate: string
  /** The days of a month with results under the query. */
  loadDays(month: string, query: ListQuery<K>): Promise<string[]>
  /** The list may end with a day. */
  canEnd?: boolean
  /** How many results each option would leave. */
  loadCounts?(query: ListQuery<K>): Promise<Counts>
  /** The days, below the filters. */
  rail?: ReactNode
  /** An empty result: how many there are without each filter. */
  without?: Record<string, number>
  /** The words for a number of results. */
  countText?(count: number): string
  /** Shown beside the count. */
  aside?: ReactNode
  /** The list itself. */
  children: ReactNode
}

/** A list with its filters, or the text that replaces it. */
export function FilteredList<K extends EventKey | ProductionKey>(props: Props<K>) {
  const { keys, query: shown, options, today, isBusy, isEmpty, emptyText, count, aside, children } = props
  const t = useStrings(strings)
  const query = useWantedQuery(shown, keys)
  const change = useChangeQuery(keys)
  const place = useRef<HTMLDivElement>(null)
  useScrollUp(writeQuery(shown, keys), place)
  // A new house has nothing to choose from: the text alone says so.
  const isBare = isEmpty && !isNarrowed(shown) && keys.every((key) => options[key]?.length === 0)
  // What no item of the house has, such as tags, is not offered.
  const offered = keys.filter((key) => options[key]?.length !== 0 || query.filters[key] !== undefined)
  const parts = useOnDemand(later, Boolean(props.without))
  const Drops = (atOnce ?? parts)?.Droppable
  const fields = fieldsOf(offered, options, t as Record<string, unknown>)
  return (
    <div ref={place} className={styles.frame}>
      {!isBare && (
        <FilterBar
          query={query}
          fields={fields}
          today={today}
          defaultDay={props.defaultDay}
          noDate={props.noDate}
          result={isBusy ? t.loading : count}
          onChange={change}
          loadDays={(month) => props.loadDays(month, query)}
          loadCounts={props.loadCounts && (() => props.loadCounts?.(query) ?? Promise.reject())}
          onDays={props.canEnd ? (date, until) => change(withDays(query, date, until)) : undefined}
          rail={props.rail}
        >
          {!isEmpty && aside}
        </FilterBar>
      )}
      <div className={styles.result} aria-busy={isBusy}>
        {isEmpty ? (
          <EmptyProgramme className={styles.empty} text={isNarrowed(shown) ? t.noResult : emptyText}>
            {props.without && (
              <ul
                className={styles.drop}
                {...asWritten(Drops && <Drops {...props} fields={fields} without={props.without} />)}
              />
            )}
            {isNarrowed(shown) && (
              <Button data-needs-scripting onClick={() => change(emptyQuery())}>
                {t.reset}
              </Button>
            )}
          </EmptyProgramme>
        ) : (
          children
        )}
      </div>
    </div>
  )
}
