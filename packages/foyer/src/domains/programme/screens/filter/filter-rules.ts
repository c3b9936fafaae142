import type { Locale } from '../../../../contract/locale.ts'
import type { ListQuery } from './query.ts'

export interface Option {
  id: number
  name: string
  lang?: Locale
}

/** One filter of the panel. */
export interface FilterField<K extends string = string> {
  key: K
  label: string
  options: Option[]
  isLoading: boolean
}

export interface Chip<K extends string = string> {
  key: K
  id: number
  name: string
  lang?: Locale
}

/** Any change starts the list at page 1. The day with which the list begins anyway is not stored as a choice. */
export function withDate<K extends string>(
  query: ListQuery<K>,
  date: string | null,
  defaultDay: string | null,
): ListQuery<K> {
  return { ...query, date: date === defaultDay ? null : date, page: 1 }
}

/**
 * 2 §4 Filter panel: choosing an option sets it, or clears it if it is chosen already. An address may contain several.
 */
export function chosen<K extends string>(query: ListQuery<K>, key: K, id: number): ListQuery<K> {
  return query.filters[key]?.includes(id)
    ? without(query, key, id)
    : { ...query, filters: { ...query.filters, [key]: [id] }, page: 1 }
}

export function without<K extends string>(query: ListQuery<K>, key: K, id: number): ListQuery<K> {
  const { [key]: before, ...others } = query.filters as Partial<Record<string, number[]>>
  const left = (before ?? []).filter((one) => one !== id)
  const filters = (left.length > 0 ? { ...query.filters, [key]: left } : others) as ListQuery<K>['filters']
  return { ...query, filters, page: 1 }
}

export function emptyQuery<K extends string>(): ListQuery<K> {
  return { date: null, filters: {}, page: 1 }
}

/** The chosen options in the order of the filters. One that is no longer in a list can still be removed. */
export function chipsOf<K extends string>(query: ListQuery<K>, fields: FilterField<K>[]): Chip<K>[] {
  return fields.flatMap(({ key, label, options }) =>
    (query.filters[key] ?? []).map((id) => {
      const { name = label, lang } = options.find((option) => option.id === id) ?? {}
      return { key, id, name, lang }
    }),
  )
}

/** The number of chosen options in all filters. */
export function countChosen(query: ListQuery): number {
  return Object.values(query.filters).flat().length
}

export function isDateChanged(query: ListQuery, defaultDay: string | null): boolean {
  return query.date !== null && query.date !== defaultDay
}

/** 2 §4: shown with two or more chips, or one chip and a changed date. */
export function hasResetAll(query: ListQuery, defaultDay: string | null): boolean {
  const count = countChosen(query)
  return count >= 2 || (count === 1 && isDateChanged(query, defaultDay))
}

export function isNarrowed(query: ListQuery): boolean {
  return query.date !== null || Object.keys(query.filters).length > 0
}
