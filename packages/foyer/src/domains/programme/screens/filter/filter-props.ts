import type { ReactNode } from 'react'
import type { FilterField } from './filter-rules.ts'
import type { Counts } from './option-list.tsx'
import type { ListQuery } from './query.ts'

/** What the filter of a list needs, as a bar, a panel or a dialog. */
export interface FilterProps<K extends string> {
  query: ListQuery<K>
  fields: FilterField<K>[]
  today: string
  /** The first day of a list without a chosen date; null if the list then shows every day. */
  defaultDay: string | null
  onChange(query: ListQuery<K>): void
  /** Chooses the first and the last day; only lists that may end. */
  onDays?(date: string, until: string): void
  /** How many results each option would leave; only lists that know. */
  loadCounts?(): Promise<Counts>
  /** The days of a month with results under the filters. */
  loadDays(month: string): Promise<string[]>
  /** The text of the date button without a chosen date. */
  noDate: string
  /** The number of results, also for screen readers. */
  result: string
  /** The days, below the bar. */
  rail?: ReactNode
  /** Shown beside the result. */
  children?: ReactNode
}
