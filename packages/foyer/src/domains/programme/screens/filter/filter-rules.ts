import type { Locale } from '../../../../contract/locale.ts'
import { AMOUNT_KEYS, type ListQuery, type OptionId } from './query.ts'

export interface Option {
  id: OptionId
  name: string
  lang?: Locale
}

/** An option of a filter, with the key that it sets: some filters of the panel set several. */
export interface FieldOption<K extends string = string> extends Option {
  of: K
}

/** One filter of the panel. */
export interface FilterField<K extends string = string> {
  /** The first of its keys. */
  key: K
  label: string
  options: FieldOption<K>[]
  /** All its keys, where it sets several. */
  keys?: readonly K[]
  isLoading: boolean
}

export interface Chip<K extends string = string> {
  key: K
  id: OptionId
  name: string
  lang?: Locale
}

/** Any change starts the list at page 1. The day with which the list begins anyway is not stored as a choice. */
export function withDate<K extends string>(
  query: ListQuery<K>,
  date: string | null,
  defaultDay: string | null,
): ListQuery<K> {
  const { until: _until, ...others } = query
  return { ...others, date: date === defaultDay ? null : date, page: 1 }
}

/** The days from one to another; one alone if both are the same. */
export function withDays<K extends string>(
  query: ListQuery<K>,
  date: string | null,
  until: string,
): ListQuery<K> {
  return { ...query, date, until, page: 1 }
}

/**
 * 2 §4 Filter panel: choosing an option sets it, or clears it if it is chosen already. Several options of a filter are
 * alternatives; of an amount there is one.
 */
export function chosen<K extends string>(query: ListQuery<K>, key: K, id: OptionId): ListQuery<K> {
  const before = query.filters[key] ?? []
  if (before.includes(id)) return without(query, key, id)
  const values = AMOUNT_KEYS.includes(key)
    ? [id]
    : [...before, id].sort((one, other) => (one < other ? -1 : 1))
  return { ...query, filters: { ...query.filters, [key]: values }, page: 1 }
}

export function isChosen<K extends string>(query: ListQuery<K>, { of, id }: FieldOption<K>): boolean {
  return query.filters[of]?.includes(id) === true
}

export function without<K extends string>(query: ListQuery<K>, key: K, id: OptionId): ListQuery<K> {
  const { [key]: before, ...others } = query.filters as Partial<Record<string, OptionId[]>>
  const left = (before ?? []).filter((one) => one !== id)
  const filters = (left.length > 0 ? { ...query.filters, [key]: left } : others) as ListQuery<K>['filters']
  return { ...query, filters, page: 1 }
}

export function emptyQuery<K extends string>(): ListQuery<K> {
  return { date: null, filters: {}, page: 1 }
}

/** The chosen options in the order of the filters. One that is no longer in a list can still be removed. */
export function chipsOf<K extends string>(query: ListQuery<K>, fields: FilterField<K>[]): Chip<K>[] {
  return fields.flatMap(({ key: first, keys = [first], label, options }) =>
    keys.flatMap((key) =>
      (query.filters[key] ?? []).map((id) => {
        const { name = label, lang } = options.find((option) => option.of === key && option.id === id) ?? {}
        return { key, id, name, lang }
      }),
    ),
  )
}

/** The number of chosen options in all filters. */
export function countChosen(query: ListQuery): number {
  return Object.values(query.filters).flat().length
}

export function isDateChanged(query: ListQuery, defaultDay: string | null): boolean {
  return Boolean(query.until) || (query.date !== null && query.date !== defaultDay)
}

/** 2 §4: shown with two or more chips, or one chip and a changed date. */
export function hasResetAll(query: ListQuery, defaultDay: string | null): boolean {
  const count = countChosen(query)
  return count >= 2 || (count === 1 && isDateChanged(query, defaultDay))
}

export function isNarrowed(query: ListQuery): boolean {
  return query.date !== null || Boolean(query.until) || Object.keys(query.filters).length > 0
}
