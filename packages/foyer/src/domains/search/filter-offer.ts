import { defineStrings, translate } from '../../contract/define-strings.ts'
import { href } from '../../contract/routes.ts'
import type { Context } from '../../platform/context.ts'
import { houseDay, nextHouseMidnight } from '../../platform/time/house-clock.ts'
import { list } from '../events/contract.ts'
import { nameOfOption } from '../events/facet-names.ts'
import { listEvents } from '../events/programme.ts'
import { writtenDay } from '../events/sheet/written-day.ts'
import type { FilterOffer } from './contract.ts'
import { type MeantFilters, meantFilters } from './filter-words.ts'

const strings = defineStrings('search/filter-offer', {
  today: { de: 'Heute', en: 'Today' },
  range: {
    de: (from: string, until: string) => `${from} bis ${until}`,
    en: (from: string, until: string) => `${from} to ${until}`,
  },
})

/** The programme under the filters that a search means, with the number of its events; null for a search that means none. */
export async function offerFilters(context: Context, query: string): Promise<FilterOffer | null> {
  const { clock, locale, reads } = context
  const today = houseDay(clock.now())
  const meant = meantFilters(query, today)
  if (!meant) return null
  reads.until(nextHouseMidnight(clock.now()))
  const { count } = await listEvents(context, list.params.parse({ ...meant, page: 1, page_size: 1 }))
  return {
    text: namesOf(meant, today, locale).join(', '),
    url: href('events', locale) + searchOf(meant),
    count,
  }
}

const KEYS = ['language', 'access', 'audience', 'age', 'price_max', 'pay', 'premiere'] as const

function searchOf(meant: MeantFilters): string {
  const search = new URLSearchParams()
  for (const key of ['date', 'until'] as const) {
    const day = meant[key]
    if (day) search.set(key, day.split('-').reverse().join('-'))
  }
  for (const key of KEYS) for (const value of valuesOf(meant, key)) search.append(key, value)
  return `?${search}`
}

function valuesOf(meant: MeantFilters, key: (typeof KEYS)[number]): string[] {
  return [meant[key] ?? []].flat().map(String)
}

function namesOf(meant: MeantFilters, today: string, locale: Context['locale']): string[] {
  const t = translate(strings, locale)
  const write = (day: string) =>
    `${writtenDay(day, 'ddd', locale)} ${writtenDay(day, locale === 'de' ? 'D.M.' : 'D MMM', locale)}`
  const { date, until } = meant
  const days = date && until ? [date === until ? write(date) : t.range(write(date), write(until))] : []
  const named = KEYS.flatMap((key) => valuesOf(meant, key).map((value) => nameOfOption(key, value, locale)))
  return [...(date === today && until === today ? [t.today] : days), ...named]
}
