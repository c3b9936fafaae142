import type { Call } from '../../../../contract/endpoint.ts'
import type { Locale } from '../../../../contract/locale.ts'
import { events } from '../../../events/endpoints.ts'
import { productions } from '../../../productions/endpoints.ts'
import { series } from '../../../series/endpoints.ts'
import { venues } from '../../../venues/endpoints.ts'
import type { Option } from './filter-rules.ts'
import { AMOUNT_KEYS, type EventKey, type ProductionKey } from './query.ts'

/** The options per filter; null while they load. */
export type OptionLists<K extends string> = Record<K, Option[] | null>

type Loader = (call: Call) => Promise<Option[]>

interface Offered extends Option {
  show_in_filter: boolean
}

/** 2 §3: options that are not to be shown in the filter are left out. */
function offered({ data }: { data: Offered[] }): Option[] {
  return data.filter((option) => option.show_in_filter).map(({ id, name, lang }) => ({ id, name, lang }))
}

/** 2 §3: exhibition types are mapped to id (from slug) and name. */
async function types(call: Call): Promise<Option[]> {
  const { data } = await call(productions.exhibitionTypes)
  return data.map(({ slug, name, lang }) => ({ id: Number(slug), name, lang }))
}

/** One call answers the options of several filters. */
const facetsOf = new WeakMap<Call, ReturnType<typeof askFacets>>()
const askFacets = (call: Call) => call(events.facets, {})

/** The options whose values are words or amounts, as far as a coming event has them. */
const named =
  (key: string): Loader =>
  async (call) => {
    const asked = facetsOf.get(call) ?? askFacets(call)
    facetsOf.set(call, asked)
    const { names } = await asked
    return Object.entries(names[key] ?? {}).map(([value, name]) => ({
      id: AMOUNT_KEYS.includes(key) ? Number(value) : value,
      name,
    }))
  }

export const EVENT_OPTIONS: Record<EventKey, Loader> = {
  room: async (call) => offered(await call(venues.rooms)),
  type: types,
  tag: async (call) => offered(await call(events.tags)),
  series: async (call) => offered(await call(series.list)),
  genre: async (call) => offered(await call(events.genres)),
  language: named('language'),
  access: named('access'),
  audience: named('audience'),
  age: named('age'),
  price_max: named('price_max'),
  pay: named('pay'),
  premiere: named('premiere'),
  tickets: named('tickets'),
}

export const PRODUCTION_OPTIONS: Record<ProductionKey, Loader> = {
  season: async (call) =>
    (await call(productions.seasons)).data.map(({ id, name, lang }) => ({ id, name, lang })),
  exhibition_type: types,
  tag: async (call) => offered(await call(productions.tags)),
}

/** Options that the browser has loaded, by language; the server stores none. */
const loaded = new Map<Loader, Map<Locale, Promise<Option[]>>>()

/** 2 §4: option lists load once. A list that fails is empty, and is loaded again the next time. */
export function loadOption(load: Loader, call: Call, locale: Locale): Promise<Option[]> {
  if (typeof document === 'undefined') return load(call).catch(() => [])
  const kept = loaded.get(load) ?? new Map<Locale, Promise<Option[]>>()
  loaded.set(load, kept)
  const known = kept.get(locale)
  if (known) return known
  const options = load(call).catch(() => {
    kept.delete(locale)
    return []
  })
  kept.set(locale, options)
  return options
}

export async function loadOptions<K extends string>(
  loaders: Record<K, Loader>,
  call: Call,
  locale: Locale,
): Promise<OptionLists<K>> {
  const lists = await Promise.all(
    Object.entries<Loader>(loaders).map(async ([key, load]) => [key, await loadOption(load, call, locale)]),
  )
  return Object.fromEntries(lists)
}
