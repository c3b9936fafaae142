import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { Failure } from '../../contract/errors.ts'
import type { ListedEvent } from '../../contract/listed-event.ts'
import { ask, jsonIn, type ShopResponse } from '../ask.ts'
import type { ShopTools } from '../define-shop.ts'
import { SHOP_LIMITS } from '../limits.ts'
import { writeKey } from './key.ts'

/** A job reads the programme, so it may take longer than a visitor waits. */
const LIMITS = { ...SHOP_LIMITS, timeoutMs: 15_000, maxBytes: 8 * 1024 * 1024 }
const MOST_PAGES = 200
const MOST_TRIES = 4
const MOST_WAIT_SECONDS = 30

const words = z.record(z.string(), z.string().nullable())
const money = z.string().regex(/^\d{1,7}\.\d{2}$/)
const event = z.object({
  slug: z.string(),
  name: words,
  live: z.boolean(),
  testmode: z.boolean(),
  currency: z.string(),
  date_from: z.iso.datetime({ offset: true }).nullable(),
  date_to: z.iso.datetime({ offset: true }).nullable(),
  location: words.nullable(),
  has_subevents: z.boolean(),
})
const override = z.object({ price: money.nullable() })
const subevent = z.object({
  id: z.int().positive(),
  name: words,
  active: z.boolean(),
  date_from: z.iso.datetime({ offset: true }),
  date_to: z.iso.datetime({ offset: true }).nullable(),
  location: words.nullable(),
  item_price_overrides: z.array(override.extend({ item: z.int() })),
  variation_price_overrides: z.array(override.extend({ variation: z.int() })),
})
const item = z.object({
  id: z.int(),
  active: z.boolean(),
  admission: z.boolean(),
  default_price: money,
  free_price: z.boolean(),
  require_voucher: z.boolean(),
  variations: z.array(z.object({ id: z.int(), active: z.boolean(), price: money })),
})
const quota = z.object({
  subevent: z.int().nullable(),
  items: z.array(z.int()),
  size: z.int().nullable(),
  available_number: z.int().nullish(),
})
type Event = z.infer<typeof event>
type Subevent = z.infer<typeof subevent>
type Item = z.infer<typeof item>
type Quota = z.infer<typeof quota>

interface Options extends Pick<ShopTools, 'log' | 'currency'> {
  origin: string
  organizer: string
  token: string
}

/** Reads the programme over the documented REST interface, with a token that needs no more than to read. */
export function pretixProgramme({ origin, organizer, token, log, currency }: Options) {
  const base = `/api/v1/organizers/${encodeURIComponent(organizer)}/`
  /** The last answer of an address, for a shop that says when it has changed. */
  const kept = new Map<string, { lastModified: string; body: unknown }>()

  const get = async (path: string): Promise<unknown> => {
    const known = kept.get(path)
    const headers = {
      Accept: 'application/json',
      Authorization: `Token ${token}`,
      ...(known && { 'If-Modified-Since': known.lastModified }),
    }
    for (let tries = 1; ; tries++) {
      const response = await ask(origin, { method: 'GET', path, headers }, LIMITS)
      if (response.status === 304 && known) return known.body
      if (response.status === 200) return keep(path, response)
      if (response.status !== 429 || tries === MOST_TRIES) {
        // The address holds no secret, and no answer is told.
        log.error(
          { path: path.split('?', 1)[0], status: response.status },
          'pretix did not give its programme',
        )
        throw new Failure('shop_offline')
      }
      await wait(Math.min(Number(response.retryAfter) || 0, MOST_WAIT_SECONDS) * 1000)
    }
  }
  const keep = (path: string, response: ShopResponse): unknown => {
    const body = jsonIn(response)
    if (response.lastModified) kept.set(path, { lastModified: response.lastModified, body })
    return body
  }

  /** All pages of a list. The next one is taken only if it is below the organizer, whatever host it names. */
  const all = async <T>(schema: z.ZodType<T>, list: string): Promise<T[]> => {
    const page = z.object({ next: z.string().nullable(), results: z.array(schema) })
    const found: T[] = []
    let path: string | null = base + list
    for (let pages = 0; path !== null; pages++) {
      if (pages === MOST_PAGES) throw new Failure('shop_offline')
      const parsed = page.safeParse(await get(path))
      if (!parsed.success) {
        const field = parsed.error.issues[0]?.path.filter((part) => typeof part === 'string').join('.')
        log.error(
          { list: list.split('?', 1)[0], field },
          'pretix lists its programme in another form than is known',
        )
        throw new Failure('shop_offline')
      }
      found.push(...parsed.data.results)
      path = parsed.data.next === null ? null : pathIn(parsed.data.next)
    }
    return found
  }
  const pathIn = (next: string): string => {
    const url = URL.canParse(next, origin) ? new URL(next, origin) : null
    if (!url?.pathname.startsWith(base)) throw new Failure('shop_offline')
    return url.pathname + url.search
  }

  return async (): Promise<ListedEvent[]> => {
    // Asked for future events, it leaves out series.
    const events = await all(event, 'events/?live=true&is_past=false&page_size=50')
    const listed: ListedEvent[] = []
    for (const one of events) {
      if (!one.live || one.testmode) continue
      if (one.currency !== currency) {
        log.error(
          { event: one.slug, theirs: one.currency },
          'pretix sells in another currency than the house',
        )
        continue
      }
      const of = `events/${encodeURIComponent(one.slug)}`
      const items = await all(item, `${of}/items/?page_size=50`)
      const quotas = await all(quota, `${of}/quotas/?with_availability=true&page_size=50`)
      const dates = one.has_subevents
        ? await all(subevent, `${of}/subevents/?is_future=true&page_size=50`)
        : [null]
      for (const date of dates) {
        const entry = listedAs(one, date, items, quotas)
        if (entry) listed.push(entry)
      }
    }
    return listed
  }
}

function listedAs(one: Event, date: Subevent | null, items: Item[], quotas: Quota[]): ListedEvent | null {
  const begins = date?.date_from ?? one.date_from
  if (!begins) return null
  const own = quotas.filter(({ subevent }) => subevent === (date?.id ?? null))
  const offered = new Set(own.flatMap((each) => each.items))
  const sold = items.filter(({ id, active, admission }) => active && admission && offered.has(id))
  return {
    key: writeKey({ event: one.slug, date: date?.id ?? null }),
    title: named(date?.name ?? one.name) || named(one.name),
    begins,
    ends: date ? date.date_to : one.date_to,
    place: named(date?.location ?? one.location ?? {}),
    price: lowestPrice(sold, date),
    capacity: sumOf(own.map(({ size }) => size)),
    free: sumOf(own.map(({ available_number }) => available_number ?? null)),
    isCancelled: date !== null && !date.active,
  }
}

/** In the language of the first visitors; the import desk has one title. */
function named(texts: Record<string, string | null>): string {
  return texts.de ?? texts['de-informal'] ?? texts.en ?? Object.values(texts).find(Boolean) ?? ''
}

/** "From 14.50": the lowest price that anybody may pay who has no code. */
function lowestPrice(items: Item[], date: Subevent | null): string | null {
  const ofItem = new Map(date?.item_price_overrides.map(({ item, price }) => [item, price]))
  const ofVariation = new Map(
    date?.variation_price_overrides.map(({ variation, price }) => [variation, price]),
  )
  const prices = items
    .filter(({ require_voucher }) => !require_voucher)
    .flatMap(({ id, default_price, variations }) =>
      variations.length > 0
        ? variations
            .filter(({ active }) => active)
            .map((one) => ofVariation.get(one.id) ?? ofItem.get(id) ?? one.price)
        : [ofItem.get(id) ?? default_price],
    )
  return prices.sort((one, other) => Number(one) - Number(other))[0] ?? null
}

/** Null where one of them has no limit, or is not told. */
function sumOf(numbers: (number | null)[]): number | null {
  if (numbers.length === 0) return null
  return numbers.every((one) => one !== null) ? numbers.reduce((sum, one) => sum + one, 0) : null
}
