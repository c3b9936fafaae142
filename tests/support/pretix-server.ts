import { randomBytes } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the server is told to do wrong. */
export interface PretixMischief {
  /** Answers after so many milliseconds. */
  slowMs?: number
  /** The answer to every call, instead of the right one. */
  answer?: { status: number; type?: string; body?: string; headers?: Record<string, string> }
  /** Sends calls to the right spelling of the address, or elsewhere. */
  redirectTo?: string
  /** A queue: so many looks until a cart is ready. */
  looks?: number
  /** Changes the list of products before it is sent. */
  change?: (list: Record<string, unknown>) => void
  /** The documented interface: so many refusals with 429 first. */
  busy?: number
  /** Reserves, and does not answer. */
  losesAnswer?: boolean
}

interface Variation {
  id: number
  value: { de: string; en: string }
  gross: string
}
interface Item {
  id: number
  name: { de: string; en: string }
  gross?: string
  variations?: Variation[]
  left: number
  /** The code of availability when nothing is left. */
  gone?: 0 | 10 | 20
  reason?: string | null
}

/**
 * An organizer "haus" with the series "sturm", which speaks the protocol of the widget of pretix as pretix 2026.8 does
 * (docs/webshop.md). `npm run test:peers` compares it with the real one.
 */
export async function startPretix() {
  const items: Item[] = []
  const carts = new Map<string, number>()
  const checks = new Map<string, { looks: number; answer: object }>()
  const asked: { method: string; path: string; form: URLSearchParams }[] = []
  const state = {
    mischief: {} as PretixMischief,
    error: null as string | null,
    reason: 'ok',
    waitingList: false,
    /** Another address of the next page. */
    next: null as string | null,
    /** When the lists were changed. */
    modified: '',
  }

  const price = (gross: string) => ({ gross, net: gross, tax: '0.00', rate: '0.00', name: '' })
  const avail = ({ left, gone = 0 }: Item) => (left > 0 ? [100, left] : [gone, 0])
  const describe = (item: Item, lang: 'de' | 'en') => ({
    id: item.id,
    name: item.name[lang],
    picture: null,
    has_variations: Boolean(item.variations),
    current_unavailability_reason: item.reason ?? null,
    price: item.gross ? price(item.gross) : null,
    allow_waitinglist: true,
    mandatory_priced_addons: false,
    free_price: false,
    avail: item.variations ? null : avail(item),
    variations: (item.variations ?? []).map(({ id, value, gross }) => ({
      ...{ id, value: value[lang], price: price(gross), avail: avail(item) },
      current_unavailability_reason: item.reason ?? null,
    })),
  })
  const productList = (lang: 'de' | 'en', cart: string | null) => ({
    target_url: `${address}/sturm/`,
    subevent: 1,
    currency: 'EUR',
    error: state.error,
    waiting_list_enabled: state.waitingList,
    has_seating_plan: false,
    cart_exists: cart !== null && (carts.get(cart) ?? 0) > 0,
    items_by_category: state.error ? [] : [{ id: null, items: items.map((item) => describe(item, lang)) }],
  })

  const add = (namespace: string, query: URLSearchParams, form: URLSearchParams) => {
    const taken = query.get('take_cart_id')
    const id = taken ?? `${namespace}${randomBytes(16).toString('hex')}@${randomBytes(16).toString('hex')}`
    let isWhole = true
    for (const [name, count] of form) {
      const [, itemId] = /^(?:item|variation)_(\d+)/.exec(name) ?? []
      const item = items.find((one) => one.id === Number(itemId))
      const wanted = Number(count)
      if (!itemId) continue
      const got = !item || item.reason === 'require_voucher' ? 0 : Math.min(item.left, wanted)
      if (got < wanted) isWhole = false
      if (item) item.left -= got
      carts.set(id, (carts.get(id) ?? 0) + got)
    }
    return {
      ...{ cart_id: id, has_cart: (carts.get(id) ?? 0) > 0, async_id: 'a', ready: true, started: false },
      ...{ redirect: `/haus/sturm/w/${namespace}/?require_cookie=true`, success: isWhole, message: 'Wörter' },
    }
  }

  const server = http.createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const url = new URL(request.url ?? '/', 'http://pretix.invalid')
    const { pathname, searchParams } = url
    const form = new URLSearchParams(body)
    asked.push({ method: request.method ?? '', path: request.url ?? '', form })
    const { mischief } = state
    const send = (status: number, type: string, text: string, headers: Record<string, string> = {}) =>
      response.writeHead(status, { 'Content-Type': type, ...headers }).end(text)
    const json = (value: object) => send(200, 'application/json', JSON.stringify(value))
    if (mischief.slowMs) await new Promise((resolve) => setTimeout(resolve, mischief.slowMs))
    if (mischief.answer) {
      const { status, type = 'text/html', body: text = '<h1>pretix</h1>', headers } = mischief.answer
      return send(status, type, text, headers)
    }
    if (mischief.redirectTo && !pathname.startsWith('/haus/'))
      return send(302, 'text/html', '', {
        Location: mischief.redirectTo + request.url?.slice('/HAUS'.length),
      })
    if (pathname === '/haus/widget/product_list') return json({ events: [] })
    if (pathname.startsWith('/api/v1/')) {
      if (request.headers.authorization !== `Token ${PRETIX_TOKEN}`) {
        return send(403, 'application/json', '{"detail":"x"}')
      }
      if (mischief.busy && mischief.busy-- > 0)
        return send(429, 'application/json', '{}', { 'Retry-After': '0' })
      const found = lists[pathname.slice('/api/v1/organizers/haus/'.length)]
      if (!found) return send(404, 'application/json', '{}')
      if (request.headers['if-modified-since'] === state.modified) return send(304, 'application/json', '')
      const page = Number(searchParams.get('page') ?? 1)
      const isLast = page >= found.length
      const next = isLast ? null : (state.next ?? `${origin}${pathname}?page=${page + 1}`)
      const body = JSON.stringify({ count: found.length, next, previous: null, results: [found[page - 1]] })
      return send(200, 'application/json', body, { 'Last-Modified': state.modified })
    }
    const list = /^\/haus\/sturm\/(?:(\d+)\/)?widget\/product_list$/.exec(pathname)
    if (list) {
      if (list[1] === undefined) {
        return json({
          events: [{ subevent: 1, name: 'x', availability: { color: 'green', reason: state.reason } }],
        })
      }
      if (list[1] !== '1') return json({ error: 'The selected date does not exist in this event series.' })
      const answer: Record<string, unknown> = productList(
        searchParams.get('lang') === 'en' ? 'en' : 'de',
        searchParams.get('cart_id'),
      )
      mischief.change?.(answer)
      return json(answer)
    }
    const cart = /^\/haus\/sturm\/w\/([A-Za-z0-9]{16})\/cart\/add$/.exec(pathname)
    if (cart?.[1]) {
      const id = searchParams.get('async_id')
      const check = id && checks.get(id)
      if (check) {
        check.looks--
        return json(check.looks > 0 ? { async_id: id, ready: false, check_url: request.url } : check.answer)
      }
      if (request.method !== 'POST') return send(405, 'text/html', '')
      const answer = add(cart[1], searchParams, form)
      if (mischief.losesAnswer) return response.destroy()
      if (mischief.looks === undefined) return json(answer)
      checks.set('q', { looks: mischief.looks, answer })
      const check_url = `/haus/sturm/w/${cart[1]}/cart/add?async_id=q&ajax=1`
      return json({
        async_id: 'q',
        ready: false,
        started: false,
        cart_id: answer.cart_id,
        has_cart: false,
        check_url,
      })
    }
    if (/\/checkout\/start$/.test(pathname)) {
      const tickets = carts.get(searchParams.get('take_cart_id') ?? '') ?? 0
      return send(
        200,
        'text/html; charset=utf-8',
        `<!doctype html><title>Kasse</title><h1>${tickets} Karten</h1>`,
      )
    }
    send(404, 'text/html', '<h1>404</h1>')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const address = `${origin}/haus`

  /** The lists of the documented interface; each entry is a page of its own. */
  const lists: Record<string, Record<string, unknown>[]> = {}
  const date = (id: number, date_from: string, more: object = {}) => ({
    ...{ id, name: { de: 'Der Sturm', en: 'The Tempest' }, active: true, date_from, date_to: null },
    ...{ location: { de: 'Großer Saal' }, item_price_overrides: [], variation_price_overrides: [], ...more },
  })

  /** As it is before each test. */
  const reset = () => {
    items.splice(
      0,
      items.length,
      {
        id: 1,
        name: { de: 'Parkett', en: 'Stalls' },
        left: 30,
        variations: [
          { id: 11, value: { de: 'Vollpreis', en: 'Full price' }, gross: '24.00' },
          { id: 12, value: { de: 'Ermäßigt', en: 'Reduced' }, gross: '14.50' },
        ],
      },
      { id: 2, name: { de: 'Rang', en: 'Balcony' }, left: 20, gross: '12.00' },
    )
    Object.assign(state, { mischief: {}, error: null, reason: 'ok', waitingList: false })
    Object.assign(lists, {
      'events/': [
        {
          ...{ slug: 'sturm', name: { de: 'Der Sturm' }, live: true, testmode: false, currency: 'EUR' },
          ...{ date_from: '2026-06-01T20:00:00+02:00', date_to: null, location: null, has_subevents: true },
        },
      ],
      'events/sturm/subevents/': [
        date(1, '2026-06-01T20:00:00+02:00'),
        date(2, '2026-06-02T18:00:00Z', { variation_price_overrides: [{ variation: 12, price: '9.00' }] }),
      ],
      'events/sturm/items/': [
        {
          ...{ id: 1, active: true, admission: true, default_price: '24.00', free_price: false },
          require_voucher: false,
          variations: [
            { id: 11, active: true, price: '24.00' },
            { id: 12, active: true, price: '14.50' },
          ],
        },
      ],
      'events/sturm/quotas/': [
        { subevent: 1, items: [1], size: 100, available_number: 4 },
        { subevent: 2, items: [1], size: null, available_number: null },
      ],
    })
    Object.assign(state, { next: null, modified: 'Thu, 19 Nov 2026 20:00:00 GMT' })
    carts.clear()
    checks.clear()
    asked.splice(0)
  }
  reset()
  return {
    ...{ address, origin, items, lists, carts, asked, state, reset },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export const STURM = 'sturm:1'
export const PRETIX_TOKEN = 'abcdefghijklmnopqrstuvwxyz0123456789'
