import { randomUUID } from 'node:crypto'
import { Failure } from '../../contract/errors.ts'
import { ask, askTwice, jsonIn, type Question } from '../ask.ts'
import type { Breaker } from '../breaker.ts'
import type { ShopLimits } from '../limits.ts'
import { askForPage } from '../page-answer.ts'
import type { CartAnswer, CartFilling, CartState, ShopClient, ShopSession } from '../port.ts'
import { cartAnswer, readExport } from './answers.ts'

interface Options {
  origin: string
  /** The path of its export. */
  feed: string
  breaker: Breaker
  limits: ShopLimits
}

/** docs/webshop.md says what is known of the foreign shop and what is assumed. */
const BASE = '/eventim.webshop/webticket'
const FEED_BYTES = 16 * 1024 * 1024

/**
 * A shop like Eventim.Inhouse. It guarantees neither that groups are reserved together nor that a repeated call counts once. So a
 * reservation is sent again only where the cart shows that the first call reserved nothing.
 */
export function eventimClient({ origin, feed, breaker, limits }: Options) {
  /** For reading the cart before and after filling it: all three calls together stay below the visitor's five seconds. */
  const briefly = { ...limits, timeoutMs: limits.timeoutMs / 2 }
  const cartOf = async (session: ShopSession, asking: typeof ask, within: ShopLimits): Promise<CartState> => {
    const question: Question = { method: 'GET', path: `${BASE}/cart?format=json`, session }
    const response = await asking(origin, question, within)
    const answer = cartAnswer(response.status, jsonIn(response))
    return answer.kind === 'filled' ? answer.cart : { quantity: 0, ends_at: null, may_extend: false }
  }
  const readFeed = () =>
    breaker.run(async () => {
      const response = await askTwice(
        origin,
        { method: 'GET', path: feed },
        { ...limits, maxBytes: FEED_BYTES },
      )
      if (response.status !== 200 || !/xml$/.test(response.type)) throw new Failure('shop_offline')
      return readExport(response.body.toString())
    })
  const post = async (path: string, session: ShopSession, form: URLSearchParams): Promise<CartAnswer> => {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'application/json' }
    const question: Question = { method: 'POST', path, session, headers, body: form.toString() }
    const response = await ask(origin, question, limits)
    return cartAnswer(response.status, jsonIn(response))
  }

  /** Sends a reservation. Without an answer, the visitor's cart shows whether it was done. */
  const fill = async (session: ShopSession, { key, ...filling }: CartFilling): Promise<CartAnswer> => {
    // Reads the cart first, so that the shop knows the visitor: a reservation without an answer is then in the visitor's own
    // cart.
    const before = await cartOf(session, ask, briefly)
    const sent = session.calls.get(key)
    if (sent && before.quantity >= sent.tickets) return { kind: 'filled', cart: before }
    const wanted = filling.tickets.reduce((sum, { quantity }) => sum + quantity, before.quantity)
    session.calls.set(key, { tickets: wanted })
    try {
      const answer = await post(`${BASE}/cart`, session, formOf(filling))
      if (answer.kind === 'refused') session.calls.set(key, null)
      return answer
    } catch (error) {
      const after = await cartOf(session, ask, briefly).catch(() => null)
      if (after && after.quantity >= wanted) return { kind: 'filled', cart: after }
      throw error
    }
  }

  return {
    offer: async (event) => (await readFeed()).find((offer) => offer.event === event) ?? null,
    fillCart: (session, filling) => breaker.run(() => fill(session, filling)),
    readCart: (session) => breaker.run(() => cartOf(session, askTwice, limits)),
    extendCart: (session) => breaker.run(() => post(`${BASE}/cart/extend`, session, new URLSearchParams())),
    // The feed contains states and not changes, so it is always read as a whole.
    changes: async () => ({ until: new Date(0).toISOString(), offers: await readFeed() }),
    page: (request) => breaker.run(() => askForPage(origin, request, limits)),
    places: {
      start: `${BASE}/eventlist`,
      cart: `${BASE}/cart`,
      account: `${BASE}/account`,
      checkout: null,
      event: (key) => `${BASE}/shop?event=${encodeURIComponent(key)}`,
      // It is not known whether the shop distinguishes case or a slash at the end, so both count.
      fillsCart: (path) => path.toLowerCase().replace(/\/$/, '') === `${BASE}/cart`,
    },
    isWell: breaker.isWell,
    probe: () =>
      readFeed().then(
        () => true,
        () => false,
      ),
  } satisfies ShopClient
}

function formOf({ event, seat_group, block, tickets }: Omit<CartFilling, 'key'>): URLSearchParams {
  const form = new URLSearchParams({ event, request: randomUUID() })
  if (seat_group !== null) form.set('seatgroup', String(seat_group))
  if (block !== null) form.set('block', String(block))
  for (const { sale_type, quantity } of tickets) form.append('tickets', `${sale_type}:${quantity}`)
  return form
}
