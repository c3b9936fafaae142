import { type ReactNode, useRef } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { useStrings } from '../../../../ui/use-locale.ts'
import { EmptyProgramme } from '../../../events/empty-programme.tsx'
import { FilterBar } from '../filter/filter-bar.tsx'
import { emptyQuery, isNarrowed } from '../filter/filter-rules.ts'
import type { OptionLists } from '../filter/options.ts'
import { type ListQuery, writeQuery } from '../filter/query.ts'
import { strings } from '../filter/strings.ts'
import { useChangeQuery } from '../filter/use-change-query.ts'
import styles from './filtered-list.module.css'
import { useScrollUp } from './use-scroll-up.ts'
import { useWantedQuery } from './use-wanted-query.ts'

interface Props<K extends keyof typeof strings> {
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
  /** Shown beside the count. */
  aside?: ReactNode
  /** The list itself. */
  children: ReactNode
}

/** A list with its filters, or the text that replaces it. */
export function FilteredList<K extends keyof typeof strings>(props: Props<K>) {
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
  return (
    <div ref={place} className={styles.frame}>
      {!isBare && (
        <FilterBar
          query={query}
          fields={offered.map((key) => ({
            key,
            label: t[key] as string,
            options: options[key] ?? [],
            isLoading: options[key] === null,
          }))}
          today={today}
          defaultDay={props.defaultDay}
          noDate={props.noDate}
          result={isBusy ? t.loading : count}
          onChange={change}
          loadDays={(month) => props.loadDays(month, query)}
        >
          {!isEmpty && aside}
        </FilterBar>
      )}
      <div className={styles.result} aria-busy={isBusy}>
        {isEmpty ? (
          <EmptyProgramme className={styles.empty} text={isNarrowed(shown) ? t.noResult : emptyText}>
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
