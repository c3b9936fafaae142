import { randomUUID } from 'node:crypto'
import { Failure } from '../../contract/errors.ts'
import { ask, askTwice, jsonIn, type Question } from '../ask.ts'
import type { Breaker } from '../breaker.ts'
import type { ShopLimits } from '../limits.ts'
import { askForPage } from '../page-answer.ts'
import type { CartAnswer, Shop } from '../port.ts'
import { cartAnswer, readExport } from './answers.ts'

interface Options {
  origin: string
  breaker: Breaker
  limits: ShopLimits
}

/** What of the foreign shop is known, and what was assumed, stands in docs/webshop.md. */
const BASE = '/eventim.webshop/webticket'
const FEED = '/eventim.webshop/export/events.xml'
const FEED_BYTES = 16 * 1024 * 1024

/**
 * An Eventim.Inhouse-like shop. It promises neither that groups are reserved together nor that a call sent twice counts once, so
 * nothing that reserves is ever sent a second time.
 */
export function eventimClient({ origin, breaker, limits }: Options): Shop {
  const readFeed = () =>
    breaker.run(async () => {
      const response = await askTwice(
        origin,
        { method: 'GET', path: FEED },
        { ...limits, maxBytes: FEED_BYTES },
      )
      if (response.status !== 200 || !/xml$/.test(response.type)) throw new Failure('shop_offline')
      return readExport(response.body.toString())
    })
  const post = (path: string, session: Question['session'], form: URLSearchParams): Promise<CartAnswer> =>
    breaker.run(async () => {
      const response = await ask(
        origin,
        {
          ...{ method: 'POST', path, ...(session && { session }) },
          headers: { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'application/json' },
          body: form.toString(),
        },
        limits,
      )
      return cartAnswer(response.status, jsonIn(response))
    })

  return {
    offer: async (event) => (await readFeed()).find((offer) => offer.event === event) ?? null,
    fillCart: (session, { event, seat_group, block, tickets }) => {
      const form = new URLSearchParams({ event, request: randomUUID() })
      if (seat_group !== null) form.set('seatgroup', String(seat_group))
      if (block !== null) form.set('block', String(block))
      for (const { sale_type, quantity } of tickets) form.append('tickets', `${sale_type}:${quantity}`)
      return post(`${BASE}/cart`, session, form)
    },
    readCart: async (session) => {
      const answer = await breaker.run(async () => {
        const question: Question = { method: 'GET', path: `${BASE}/cart?format=json`, session }
        const response = await askTwice(origin, question, limits)
        return cartAnswer(response.status, jsonIn(response))
      })
      return answer.kind === 'filled' ? answer.cart : { quantity: 0, ends_at: null, may_extend: false }
    },
    extendCart: (session) => post(`${BASE}/cart/extend`, session, new URLSearchParams()),
    // The feed tells how things stand and not what has moved: it is read as a whole.
    changes: async () => ({ until: new Date(0).toISOString(), offers: await readFeed() }),
    stock: async () => {},
    page: (request) => breaker.run(() => askForPage(origin, request, limits)),
    places: {
      start: `${BASE}/eventlist`,
      cart: `${BASE}/cart`,
      account: `${BASE}/account`,
      event: (key) => `${BASE}/shop?event=${encodeURIComponent(key)}`,
      // Whether it tells large letters from small ones, and what it makes of a slash at the end, nobody knows.
      fillsCart: (path) => path.toLowerCase().replace(/\/$/, '') === `${BASE}/cart`,
    },
    promises: { isAllOrNothing: false, isIdempotent: false },
    isWell: breaker.isWell,
    probe: () =>
      readFeed().then(
        () => true,
        () => false,
      ),
  }
}
