import { Failure } from '../../contract/errors.ts'
import { type Bilingual, type Locale, SPOKEN } from '../../contract/spoken.ts'
import type { ShopTools } from '../define-shop.ts'
import type { Offer, OfferedGroup, OfferState } from '../port.ts'
import { eventList, type PretixItem, type ProductList, productList } from './answers.ts'
import type { PretixCalls } from './calls.ts'
import { type PretixKey, pathOf, readKey, writeKey } from './key.ts'

/** The shop itself renews an answer about a date after this time, so asking more often tells nothing new. */
const FRESH_MS = 10_000
/** The same for a list of dates. */
const LIST_FRESH_MS = 30_000
const DATES_PER_PAGE = 50
const MOST_PAGES = 20
const FEW = 10
const MOST_KEPT = 2_000

/** The price of an item that has only one has no name at pretix. */
const ONE_PRICE: Bilingual = { de: 'Normalpreis', en: 'Standard price' }

/** Words of a list of dates for why a date is not sold. */
const REASONS: Record<string, OfferState> = {
  ok: 'available',
  low: 'few_left',
  reserved: 'reserved',
  waitinglist: 'waiting_list',
  full: 'sold_out',
  soon: 'not_yet',
  over: 'over',
}

/** What pretix has of each date: one answer for everybody, renewed as often as the shop renews its own. */
export function pretixOffers(
  calls: PretixCalls,
  { clock, breaker, log, currency }: Pick<ShopTools, 'clock' | 'breaker' | 'log' | 'currency'>,
) {
  const kept = new Map<string, { at: number; value: Promise<unknown> }>()

  /** Callers share the answer, also while it is still on its way. */
  const share = <T>(name: string, freshMs: number, read: () => Promise<T>): Promise<T> => {
    const now = clock.now().getTime()
    const known = kept.get(name)
    if (known && now - known.at < freshMs) return known.value as Promise<T>
    const value = breaker.run(read)
    kept.delete(name)
    kept.set(name, { at: now, value })
    for (const old of [...kept.keys()].slice(0, -MOST_KEPT)) kept.delete(old)
    value.catch(() => {
      // A failure is asked again at once; the breaker decides how often.
      if (kept.get(name)?.value === value) kept.delete(name)
    })
    return value
  }

  const listPath = (key: PretixKey, locale: Locale) => `${pathOf(key)}widget/product_list?lang=${locale}`

  /** Why nothing of a date is sold, from the list of its series; only this list says it without words. */
  const statesOf = (event: string): Promise<Map<number | null, OfferState>> =>
    share(`dates ${event}`, LIST_FRESH_MS, async () => {
      const states = new Map<number | null, OfferState>()
      for (let page = 0; page < MOST_PAGES; page++) {
        const offset = page * DATES_PER_PAGE
        const path = `${event}/widget/product_list?lang=en&style=list&offset=${offset}`
        const { events, has_more_events } = await calls.json(eventList, path)
        for (const { subevent = null, availability } of events) {
          const state = REASONS[availability.reason ?? '']
          if (state) states.set(subevent, state)
        }
        if (!has_more_events || events.length === 0) break
      }
      return states
    })

  const read = (key: PretixKey): Promise<Offer> =>
    share(writeKey(key), FRESH_MS, async () => {
      const [de, en] = await Promise.all(
        SPOKEN.map((locale) => calls.json(productList, listPath(key, locale))),
      )
      if (!de?.currency || !en?.currency) {
        return { event: writeKey(key), state: 'closed', groups: [] }
      }
      const lists = { de, en }
      if (lists.de.currency !== currency) {
        log.error(
          { event: key.event, theirs: lists.de.currency },
          'pretix sells in another currency than the house: its offer is not shown',
        )
        throw new Failure('shop_offline')
      }
      const groups = groupsOf(lists)
      return { event: writeKey(key), state: stateOf(de, groups), groups }
    })

  return {
    async offer(text: string): Promise<Offer | null> {
      const key = readKey(text)
      if (!key) return null
      try {
        const offer = await read(key)
        if (offer.state !== 'closed' || key.date === null) return offer
        const state = (await statesOf(key.event)).get(key.date)
        return state === 'not_yet' || state === 'over' ? { ...offer, state } : offer
      } catch (error) {
        if (isNotFound(error)) return null
        throw error
      }
    },
    /** Asks again, whatever is known. */
    async again(key: PretixKey): Promise<Offer> {
      kept.delete(writeKey(key))
      return read(key)
    },
    forget(event: string) {
      for (const name of kept.keys()) {
        if (name === event || name === `dates ${event}` || name.startsWith(`${event}:`)) kept.delete(name)
      }
    },
    /** The states of all dates of these events, one list per event. */
    async states(events: Iterable<string>): Promise<Offer[]> {
      const offers: Offer[] = []
      for (const event of events) {
        const states = await statesOf(event).catch((error) => {
          if (isNotFound(error)) return new Map<number | null, OfferState>()
          throw error
        })
        for (const [date, state] of states)
          offers.push({ event: writeKey({ event, date }), state, groups: [] })
      }
      return offers
    },
  }
}

const isNotFound = (error: unknown) => (error as Partial<Failure>)?.code === 'not_found'

const itemsOf = (list: ProductList) => list.items_by_category.flatMap(({ items }) => items)

/** Items are seat groups, their variations are sale types; an item without variations has the sale type 0. */
function groupsOf({ de, en }: Record<Locale, ProductList>): OfferedGroup[] {
  const inEnglish = new Map(itemsOf(en).map((item) => [item.id, item]))
  return itemsOf(de).flatMap((item) => {
    const twin = inEnglish.get(item.id) ?? item
    const name = { de: item.name, en: twin.name }
    const variations = new Map(twin.variations.map(({ id, value }) => [id, value]))
    const prices = item.has_variations
      ? item.variations
          .filter(
            ({ avail: [code], current_unavailability_reason: reason }) => code === 100 && !isRefused(reason),
          )
          .map(({ id, value, price }) => ({
            sale_type: id,
            name: { de: value, en: variations.get(id) ?? value },
            cents: centsOf(price.gross),
          }))
      : item.price
        ? [{ sale_type: 0, name: ONE_PRICE, cents: centsOf(item.price.gross) }]
        : []
    const left = leftOf(item)
    const isAvailable = isSold(item) && prices.length > 0 && bestOf(item) === 100 && left !== 0
    return [{ seat_group: item.id, name, left, isAvailable, prices, timeslots: [] }]
  })
}

/** What can be put into a cart without more questions than a number. */
function isSold({ free_price, mandatory_priced_addons, current_unavailability_reason }: PretixItem): boolean {
  return !free_price && !mandatory_priced_addons && !isRefused(current_unavailability_reason)
}

const isRefused = (reason: string | null) => reason !== null && reason !== 'active'

function availabilities({ avail, variations }: PretixItem): [number, number | null][] {
  return avail ? [avail] : variations.map((variation) => variation.avail)
}

function bestOf(item: PretixItem): number {
  return Math.max(0, ...availabilities(item).map(([code]) => code))
}

/** Variations may share one quota, so the largest of their numbers is the safe one. */
function leftOf(item: PretixItem): number | null {
  const counts = availabilities(item)
    .filter(([code]) => code === 100)
    .map(([, count]) => count)
  if (counts.length === 0) return 0
  return counts.every((count) => count !== null) ? Math.max(...(counts as number[])) : null
}

function stateOf(list: ProductList, groups: OfferedGroup[]): OfferState {
  const items = itemsOf(list)
  const open = groups.filter(({ isAvailable }) => isAvailable)
  if (open.length > 0) {
    const counts = open.map(({ left }) => left)
    const isFew =
      counts.every((count) => count !== null) && counts.reduce((sum, count) => sum + count, 0) <= FEW
    return isFew ? 'few_left' : 'available'
  }
  if (list.error !== null) return 'closed'
  if (items.length === 0) return list.has_seating_plan ? 'seats' : 'closed'
  if (items.some((item) => bestOf(item) === 100)) {
    return items.some((item) => item.current_unavailability_reason === 'require_voucher')
      ? 'voucher'
      : 'closed'
  }
  if (items.some((item) => bestOf(item) > 10)) return 'reserved'
  const hasList = list.waiting_list_enabled && items.some(({ allow_waitinglist }) => allow_waitinglist)
  return hasList ? 'waiting_list' : 'sold_out'
}

function centsOf(gross: string): number {
  return Math.round(Number(gross) * 100)
}
