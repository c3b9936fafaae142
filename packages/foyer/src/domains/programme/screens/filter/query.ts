/** The id of an item, an amount, or a word such as `wheelchair`. */
export type OptionId = number | string

/** The query of a list in its address: days, options per filter of which any may match, and the page. */
export interface ListQuery<K extends string = string> {
  /** YYYY-MM-DD; null means today, or any day if the list does not begin with a day. */
  date: string | null
  /** The last day, YYYY-MM-DD; only in the programme. */
  until?: string | null
  filters: Partial<Record<K, OptionId[]>>
  page: number
}

/** The keys whose values are words; the calls know which words there are. */
const WORD_KEYS = ['language', 'access', 'audience', 'pay', 'premiere', 'tickets'] as const
/** The keys with an amount, of which there is one at most. */
export const AMOUNT_KEYS: readonly string[] = ['age', 'price_max']

export const EVENT_KEYS = [
  ...(['room', 'type', 'tag', 'series', 'genre', 'language', 'access', 'audience', 'age'] as const),
  ...(['price_max', 'pay', 'premiere', 'tickets'] as const),
] as const
export type EventKey = (typeof EVENT_KEYS)[number]

export const PRODUCTION_KEYS = ['season', 'exhibition_type', 'tag'] as const
export type ProductionKey = (typeof PRODUCTION_KEYS)[number]

/** The limit of the calls. */
const MOST_VALUES = 20

const MAX_NUMBER = 2_147_483_647

/** A value that links of the site never contain (2 §5 Event list query). */
export class InvalidQuery extends Error {
  override readonly name = 'InvalidQuery'
  constructor(key: string, value: string) {
    super(`The query value ${JSON.stringify(value.slice(0, 100))} of "${key}" is not valid`)
  }
}

/**
 * 2 §5: a date of the form DD-MM-YYYY that exists, and numbers. An empty value counts as missing, because plain forms
 * send those. A filter may occur several times: `?tag=7&tag=10` finds items with either tag.
 */
export function readQuery<K extends string>(search: string, keys: readonly K[]): ListQuery<K> {
  const given = new URLSearchParams(search)
  const read = (key: string): string | null => {
    const [value, ...more] = given.getAll(key)
    if (more.length > 0) throw new InvalidQuery(key, more.join())
    return value || null
  }
  const filters: ListQuery<K>['filters'] = {}
  for (const key of keys) {
    const values = new Set(
      given
        .getAll(key)
        .filter(Boolean)
        .map((value) => (isWordKey(key) ? readWord(key, value) : readNumber(key, value))),
    )
    if (values.size > (AMOUNT_KEYS.includes(key) ? 1 : MOST_VALUES))
      throw new InvalidQuery(key, [...values].join())
    if (values.size > 0) filters[key] = [...values].sort((one, other) => (one < other ? -1 : 1))
  }
  const date = read('date')
  const until = keys.includes('room' as K) ? read('until') : null
  const page = read('page')
  return {
    date: date === null ? null : readDay('date', date),
    ...(until !== null && { until: readDay('until', until) }),
    filters,
    page: page === null ? 1 : Math.max(1, readNumber('page', page)),
  }
}

function readNumber(key: string, value: string): number {
  const number = /^\d{1,10}$/.test(value) ? Number(value) : Number.NaN
  // The slug of a type may be 0, the id of a row may not.
  const least = key === 'type' || key === 'exhibition_type' || AMOUNT_KEYS.includes(key) ? 0 : 1
  if (!(number >= least && number <= MAX_NUMBER)) throw new InvalidQuery(key, value)
  return number
}

function isWordKey(key: string): boolean {
  return (WORD_KEYS as readonly string[]).includes(key)
}

function readWord(key: string, value: string): string {
  if (!/^[a-z][a-z-]{1,29}$/.test(value)) throw new InvalidQuery(key, value)
  return value
}

function readDay(key: string, value: string): string {
  const [, day, month, year] = /^(\d{2})-(\d{2})-([12]\d{3})$/.exec(value) ?? []
  const iso = `${year}-${month}-${day}`
  const moment = new Date(`${iso}T00:00:00Z`)
  // JavaScript reads the 31st of a short month as the 1st of the next, so the result is compared.
  if (Number.isNaN(moment.getTime()) || moment.toISOString().slice(0, 10) !== iso) {
    throw new InvalidQuery(key, value)
  }
  return iso
}

/** A day in the form of addresses: DD-MM-YYYY. */
export function writeDay(iso: string): string {
  return iso.split('-').reverse().join('-')
}

/** The query for an address, always in the same order: `?date=24-12-2026&room=3`, or empty. */
export function writeQuery<K extends string>(query: ListQuery<K>, keys: readonly K[]): string {
  const written = new URLSearchParams()
  if (query.date !== null) written.set('date', writeDay(query.date))
  if (query.until) written.set('until', writeDay(query.until))
  for (const key of keys) {
    for (const value of query.filters[key] ?? []) written.append(key, String(value))
  }
  if (query.page > 1) written.set('page', String(query.page))
  return written.size > 0 ? `?${written}` : ''
}
