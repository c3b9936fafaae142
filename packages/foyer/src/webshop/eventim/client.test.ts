import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { fakeClock } from '../../platform/time/clock.ts'
import { createBreaker } from '../breaker.ts'
import { SHOP_LIMITS } from '../limits.ts'
import type { SentCall, ShopCookie, ShopSession } from '../port.ts'
import { eventimClient } from './client.ts'

const FEED = `<?xml version="1.0" encoding="UTF-8"?>
<events>
  <event id="4711" status="2">
    <seatgroup id="3" status="1" name="Rang &amp; Loge" name_en="Balcony">
      <price saletype="1" cents="2400" name="Vollpreis" name_en="Full price"/>
      <timeslot block="88" time="11:00:00" status="0"/>
    </seatgroup>
  </event>
  <event id="4712" status="0"></event>
</events>`

interface Asked {
  method: string
  url: string
  cookie: string
  body: string
}

/** A cart that fills. With null, the cart always contains two tickets. */
let cartOfStandIn: { tickets: number; losesAnswer: boolean; isDone: boolean } | null = null

/** The foreign shop as far as it is documented (docs/webshop.md). */
const asked: Asked[] = []
const standIn = http.createServer(async (request, response) => {
  let body = ''
  for await (const chunk of request) body += chunk
  const { method = '', url = '', headers } = request
  asked.push({ method, url, cookie: headers.cookie ?? '', body })
  const json = (value: object, status = 200) =>
    response
      .writeHead(status, {
        'Content-Type': 'application/json',
        'Set-Cookie': 'JSESSIONID=s1; Path=/; HttpOnly',
      })
      .end(JSON.stringify(value))
  if (url.endsWith('/events.xml'))
    return response.writeHead(200, { 'Content-Type': 'application/xml' }).end(FEED)
  if (cartOfStandIn && url.includes('/cart')) {
    if (method === 'POST' && cartOfStandIn.isDone) cartOfStandIn.tickets += 2
    if (method === 'POST' && cartOfStandIn.losesAnswer) return request.socket.resetAndDestroy()
    return json({ tickets: cartOfStandIn.tickets })
  }
  if (url.endsWith('/cart') && body.includes('seatgroup=9')) return json({ response_code: -214 }, 200)
  if (url.includes('/cart')) return json({ tickets: 2, expires: '2030-01-01T12:15:00+01:00' })
  if (url.includes('/away')) return response.writeHead(302, { Location: 'https://elsewhere.example/' }).end()
  if (url.includes('/on')) return response.writeHead(302, { Location: 'shop?event=1' }).end()
  if (url.includes('/script')) return response.writeHead(200, { 'Content-Type': 'text/javascript' }).end('x')
  return response.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>page</p>')
})
let origin = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => standIn.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(standIn.address() as AddressInfo).port}`
})
afterAll(() => standIn.close())

const client = () =>
  eventimClient({
    feed: '/eventim.webshop/export/events.xml',
    origin,
    limits: SHOP_LIMITS,
    breaker: createBreaker({
      clock: fakeClock('2030-01-01T11:00:00Z'),
      limits: SHOP_LIMITS,
      onChange: () => {},
    }),
  })

function session(cookies: Record<string, string> = {}): ShopSession & { sent: ShopCookie[] } {
  const sent: ShopCookie[] = []
  const calls = new Map<string, SentCall | null>()
  return {
    ...{ cookies, locale: 'de', sent, set: (cookie) => void sent.push(cookie) },
    calls: { get: (key) => calls.get(key) ?? null, set: (key, call) => void calls.set(key, call) },
  }
}
const FILLING = {
  ...{ event: '4711', seat_group: 3, block: 88, key: 'k', selection: null },
  tickets: [{ sale_type: 1, quantity: 2 }],
}

describe('3-readings, Webshop: an Eventim.Inhouse-like shop', () => {
  it('what can be had is read off its export feed', async () => {
    expect(await client().offer('4711')).toEqual({
      event: '4711',
      state: 'few_left',
      groups: [
        {
          ...{ seat_group: 3, name: { de: 'Rang & Loge', en: 'Balcony' }, left: null, isAvailable: true },
          prices: [{ sale_type: 1, cents: 2400, name: { de: 'Vollpreis', en: 'Full price' } }],
          timeslots: [{ block: 88, time_start: '11:00:00', left: null, isAvailable: false }],
        },
      ],
    })
    expect((await client().offer('4712'))?.state).toBe('sold_out')
    expect(await client().offer('1')).toBeNull()
  })

  it.each([
    ['/eventim.webshop/webticket/cart', true],
    ['/eventim.webshop/webticket/cart/', true],
    ['/eventim.webshop/WebTicket/Cart', true],
    ['/eventim.webshop/webticket/cart/extend', false],
    ['/eventim.webshop/webticket/shop', false],
  ])('a form sent to %s stands in the line: %s', (path, fills) => {
    expect(client().places.fillsCart(path)).toBe(fills)
  })

  it('a cart is filled in the visitor’s own session, and its code is told', async () => {
    const visitor = session({ JSESSIONID: 's0' })
    const filled = await client().fillCart(visitor, FILLING)
    expect(filled).toEqual({
      kind: 'filled',
      cart: { quantity: 2, ends_at: '2030-01-01T12:15:00+01:00', may_extend: false },
    })
    expect(asked.at(-1)).toMatchObject({ method: 'POST', cookie: 'JSESSIONID=s0' })
    expect(visitor.sent).toContainEqual({ name: 'JSESSIONID', value: 's1', maxAgeSeconds: null })
    const refused = await client().fillCart(session(), { ...FILLING, seat_group: 9 })
    expect(refused).toEqual({ kind: 'refused', code: -214, left: null })
  })

  describe('quality, Reliability, Seats: where no answer to a call that fills a cart comes', () => {
    afterEach(() => {
      cartOfStandIn = null
    })
    const posts = () => asked.filter(({ method }) => method === 'POST').length

    it('what it reserved is found in the visitor’s own cart', async () => {
      cartOfStandIn = { tickets: 0, losesAnswer: true, isDone: true }
      const visitor = session()
      expect(await client().fillCart(visitor, FILLING)).toMatchObject({
        kind: 'filled',
        cart: { quantity: 2 },
      })
      // The cart is read first, so the shop knows the visitor before it reserves anything.
      expect(asked.slice(-3).map(({ method }) => method)).toEqual(['GET', 'POST', 'GET'])
    })

    it.each([
      ['is not sent again where it was done after all', true, 0],
      ['is sent again where it was not', false, 1],
    ])('the same call %s', async (_, isDoneLater, postsMore) => {
      cartOfStandIn = { tickets: 0, losesAnswer: true, isDone: false }
      const visitor = session()
      await expect(client().fillCart(visitor, FILLING)).rejects.toMatchObject({ code: 'shop_offline' })
      cartOfStandIn = { tickets: isDoneLater ? 2 : 0, losesAnswer: false, isDone: true }
      const before = posts()
      expect(await client().fillCart(visitor, FILLING)).toMatchObject({
        kind: 'filled',
        cart: { quantity: 2 },
      })
      expect(posts() - before).toBe(postsMore)
    })

    it('an order that is sent again whole adds only what is missing', async () => {
      cartOfStandIn = { tickets: 0, losesAnswer: false, isDone: true }
      const visitor = session()
      await client().fillCart(visitor, FILLING)
      cartOfStandIn.losesAnswer = true
      cartOfStandIn.isDone = false
      const second = { ...FILLING, key: 'k2' }
      await expect(client().fillCart(visitor, second)).rejects.toMatchObject({ code: 'shop_offline' })
      cartOfStandIn.losesAnswer = false
      cartOfStandIn.isDone = true
      await client().fillCart(visitor, FILLING)
      expect(await client().fillCart(visitor, second)).toMatchObject({ cart: { quantity: 4 } })
    })
  })

  it('pages are its own; redirects stay there, others and scripts are not found', async () => {
    const page = (path: string) => client().page({ method: 'GET', path, form: null, session: session() })
    expect(await page('/eventim.webshop/webticket/shop?event=1')).toMatchObject({
      kind: 'page',
      html: '<p>page</p>',
    })
    expect(await page('/eventim.webshop/webticket/on')).toEqual({
      kind: 'redirect',
      path: '/eventim.webshop/webticket/shop?event=1',
    })
    await expect(page('/eventim.webshop/away')).rejects.toMatchObject({ code: 'not_found' })
    await expect(page('/eventim.webshop/script')).rejects.toMatchObject({ code: 'not_found' })
    await expect(page('//elsewhere.example/')).rejects.toMatchObject({ code: 'not_found' })
  })
})
