import type { z } from 'zod'
import { Failure } from '../../contract/errors.ts'
import { signatureOf } from '../../platform/signature.ts'
import { ask, askTwice, jsonIn, type Question, type ShopResponse } from '../ask.ts'
import type { Breaker } from '../breaker.ts'
import type { ShopLimits } from '../limits.ts'
import { askForPage } from '../page-answer.ts'
import type { CartAnswer, ShopClient, ShopSession } from '../port.ts'
import { cart, changedOffers, offers, read, refusal } from './answers.ts'

interface Options {
  /** The address of the shop; null until it listens. */
  origin(): string | null
  /** Proves to the shop that the site puts events on sale. */
  token: string
  breaker: Breaker
  limits: ShopLimits
}

const JSON_BODY = { 'Content-Type': 'application/json' }
/** The cookie of the shop that names a cart. */
const CART = 'cart'
/** Creating thousands of seats takes longer than a page may wait. */
const STOCKING_MS = 60_000

/** The test shop over HTTP. Its calls have a key, so repeating them is always safe. */
export function testshopClient({ origin, token, breaker, limits }: Options) {
  /** A shop that has not started yet does not count as a failure. */
  const at = async <T>(work: (address: string) => Promise<T>): Promise<T> => {
    const address = origin()
    if (address === null) throw new Failure('shop_offline')
    return work(address)
  }
  const run = <T>(work: (address: string) => Promise<T>) => at((address) => breaker.run(() => work(address)))
  const get = <T>(schema: z.ZodType<T>, path: string, session?: ShopSession) =>
    run(async (address) => {
      const question: Question = { method: 'GET', path, ...(session && { session }) }
      return read(schema, await askTwice(address, question, limits))
    })
  const post = (path: string, session: ShopSession, body: object) =>
    run(async (address) => {
      const question: Question = {
        method: 'POST',
        path,
        session,
        headers: JSON_BODY,
        body: JSON.stringify(body),
      }
      return cartAnswer(await askTwice(address, question, limits))
    })

  return {
    async offer(event) {
      const answer = await get(offers, `/api/offers?keys=${encodeURIComponent(event)}`)
      return answer.offers[0] ?? null
    },
    async fillCart(session, filling) {
      // The site chooses the name of the cart, not the shop: if the answer is lost, the visitor's cookie still names the cart. The
      // name is made from the key of the call, so a repeated call finds the same cart.
      if (!session.cookies[CART]) {
        const value = signatureOf(token, `cart ${filling.key}`)
        session.set({ name: CART, value, maxAgeSeconds: null })
      }
      return post('/api/carts', session, filling)
    },
    extendCart: (session) => post('/api/carts/extend', session, {}),
    readCart: (session) => get(cart, '/api/carts', session),
    changes: (since) =>
      get(changedOffers, `/api/changes${since ? `?since=${encodeURIComponent(since)}` : ''}`),
    async stock(events) {
      const headers = { ...JSON_BODY, Authorization: `Bearer ${token}` }
      const question: Question = {
        method: 'PUT',
        path: '/api/catalogue',
        headers,
        body: JSON.stringify({ events }),
      }
      await at(async (address) => jsonIn(await ask(address, question, { ...limits, timeoutMs: STOCKING_MS })))
    },
    page: (request) =>
      run((address) => {
        const path = withLanguage(request.path, request.session.locale)
        return askForPage(address, { ...request, path }, limits)
      }),
    places: {
      ...{ start: '/', cart: '/cart', account: '/account', checkout: '/checkout' },
      event: (key) => `/event/${encodeURIComponent(key)}`,
      fillsCart: (path) => path.startsWith('/event/'),
    },
    isWell: () => origin() !== null && breaker.isWell(),
    probe: () =>
      run(async (address) => jsonIn(await ask(address, { method: 'GET', path: '/api/health' }, limits))).then(
        () => true,
        () => false,
      ),
  } satisfies ShopClient
}

function cartAnswer(response: ShopResponse): CartAnswer {
  if (response.status === 409) return { kind: 'refused', ...read(refusal, response) }
  return { kind: 'filled', cart: read(cart, response) }
}

/** Asks for the shop's pages in the language of the site. */
function withLanguage(path: string, locale: string): string {
  const url = new URL(path, 'http://shop.invalid')
  url.searchParams.set('language', locale)
  return url.pathname + url.search
}
