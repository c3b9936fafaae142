import { type ReactNode, useRef } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { useStrings } from '../../../../ui/use-locale.ts'
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
  /** The day a list begins with where none is chosen; null where it then shows every day. */
  defaultDay: string | null
  /** Another selection is on its way; this one still stands. */
  isBusy: boolean
  isEmpty: boolean
  /** What is said where nothing was found and nothing was chosen. */
  emptyText: string
  /** How much was found. */
  count: string
  noDate: string
  /** The days of a month that have something under what is asked for. */
  loadDays(month: string, query: ListQuery<K>): Promise<string[]>
  /** Beside the count. */
  aside?: ReactNode
  /** The list itself. */
  children: ReactNode
}

/** A list under its filters, or the words that stand in its place. */
export function FilteredList<K extends keyof typeof strings>(props: Props<K>) {
  const { keys, query: shown, options, today, isBusy, isEmpty, emptyText, count, aside, children } = props
  const t = useStrings(strings)
  const query = useWantedQuery(shown, keys)
  const change = useChangeQuery(keys)
  const place = useRef<HTMLDivElement>(null)
  useScrollUp(writeQuery(shown, keys), place)
  return (
    <div ref={place} className={styles.frame}>
      <FilterBar
        query={query}
        fields={keys.map((key) => ({
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
      <div className={styles.result} aria-busy={isBusy}>
        {isEmpty ? (
          <div className={styles.empty}>
            <p>{isNarrowed(shown) ? t.noResult : emptyText}</p>
            {isNarrowed(shown) && (
              <Button data-needs-scripting onClick={() => change(emptyQuery())}>
                {t.reset}
              </Button>
            )}
          </div>
        ) : (
          children
        )}
      </div>
    </div>
  )
}
