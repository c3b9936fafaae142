import { pino } from 'pino'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { readDueSources } from '../../packages/foyer/src/domains/import-desk/reading.ts'
import { PRETIX_TOKEN, STURM, startPretix } from '../support/pretix-server.ts'
import { addEvent } from '../support/rows.ts'
import { startTestApp } from '../support/test-app.ts'

const server = await startPretix()
const lines: string[] = []
const house = await startTestApp({
  environment: { WEBSHOP_KIND: 'pretix', PRETIX_ADDRESS: server.address, PRETIX_TOKEN },
  log: pino({ level: 'debug' }, { write: (line) => void lines.push(line) }),
  shop: { shopLimits: { timeoutMs: 2_000, failures: 1000 } },
})
const PRICE = { id: 1, sale_type_id: 11, price: '24.00', seat_group: 1, has_discounts: false }
await addEvent(house, '2026-06-01T18:00:00Z', {
  ...{ idJet: STURM, title: { de: 'Der Sturm', en: 'The Tempest' }, ticketUrl: `/webshop/event/${STURM}` },
  prices: [{ ...PRICE, text: { de: 'Vollpreis', en: 'Full price' }, name: { de: 'Parkett', en: 'Stalls' } }],
})
afterAll(() => Promise.all([house.close(), server.close()]))
beforeEach(() => {
  server.reset()
  lines.splice(0)
  // What was asked before the test is old.
  house.clock.advance({ minutes: 2 })
})

async function buyer() {
  const session = await house.visit()
  const ask = async (options: object) => {
    const answer = await house.inject({ ...session, ...options })
    for (const { name, value } of answer.cookies) session.cookies[name] = value
    return answer
  }
  const order = { event_jet_id: STURM, quantities: [2], sale_type_ids: [11], seat_group: 1 }
  return {
    get: (url: string) => ask({ url }),
    hold: (more: object = {}) =>
      ask({ method: 'POST', url: '/en/api/shop-cart/', payload: { ...order, ...more } }),
  }
}
const offer = () => house.inject(`/en/api/shop-offers/${STURM}/`)

describe('an evening that is sold by pretix', () => {
  it('is offered, held and handed over, and the secret of the cart is in no log and on no page', async () => {
    expect((await offer()).json()).toMatchObject({
      status: 'available',
      webshop_url: '/en/webshop/event/sturm:1',
      seat_groups: [
        { seat_group: 1, text: 'Stalls', left: 30, prices: [{ price: '24.00' }, { price: '14.50' }] },
        { seat_group: 2, text: 'Balcony', prices: [{ sale_type_id: 0, price: '12.00' }] },
      ],
    })
    const { hold, get } = await buyer()
    const held = await hold()
    expect(held.json()).toEqual({
      ...{ tickets_quantity: 2, cart_url: '/en/webshop/cart', may_extend: false },
      ...{ reserved_until: null, reserved_seconds: null },
    })
    const cart = await get('/en/webshop/cart')
    expect([cart.statusCode, cart.headers.location]).toEqual([302, '/en/webshop-hand-over/cart'])
    const over = await get('/en/webshop-hand-over/cart')
    expect(over.statusCode).toBe(303)
    expect(over.headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'cache-control': 'private, no-store',
    })
    const [id = ''] = server.carts.keys()
    expect(over.headers.location).toBe(
      `${server.address}/sturm/w/${id.slice(0, 16)}/checkout/start?take_cart_id=${encodeURIComponent(id)}&locale=en`,
    )
    expect(await (await fetch(over.headers.location ?? '')).text()).toContain('2 Karten')
    expect(held.body + cart.body + lines.join()).not.toContain(id.slice(0, 16))
    expect((await get('/en/api/shop-cart')).json()).toMatchObject({ tickets_quantity: 2 })
  })

  it('leads to the page of the date at the shop, and from nowhere else', async () => {
    const { get } = await buyer()
    expect((await get('/webshop/event/sturm:1')).headers.location).toMatch(
      /^\/de\/webshop-hand-over\/event\/sturm/,
    )
    expect((await get('/de/webshop-hand-over/event/sturm:1')).headers.location).toBe(
      `${server.address}/sturm/1/`,
    )
    expect((await get('/de/webshop-hand-over/cart')).headers.location).toBe(`${server.address}/`)
    for (const path of ['event/..%2f..%2fadmin', 'event/x:y:z', 'https:%2f%2felsewhere.example']) {
      const { headers } = await get(`/de/webshop-hand-over/${path}`)
      expect(headers.location ?? server.address).toContain(server.address)
    }
  })

  it('is said to be partly reserved where only a part was left', async () => {
    for (const item of server.items) item.left = 1
    const answer = await (await buyer()).hold()
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({
      ...{ response_code: -214, is_partly_reserved: true, is_all_given_back: false },
      webshop_url: '/en/webshop/cart',
    })
  })

  it('says why nothing can be chosen', async () => {
    for (const item of server.items) Object.assign(item, { left: 0, gone: 20 })
    expect((await offer()).json()).toMatchObject({ status: 'reserved' })
  })

  it.each([
    ['not live', { status: 403 }],
    ['HTML instead of JSON', { status: 200 }],
    ['malformed', { status: 200, type: 'application/json', body: '{' }],
    ['busy', { status: 429, headers: { 'Retry-After': '1' } }],
    ['elsewhere', { status: 302, headers: { Location: 'http://169.254.169.254/' } }],
  ])('is offline while the shop is %s, and back when it is right again', async (_, answer) => {
    server.state.mischief = { answer }
    const { hold } = await buyer()
    for (const failed of [await offer(), await hold()]) {
      expect([failed.statusCode, failed.json().code]).toEqual([503, 'shop_offline'])
    }
    server.state.mischief = {}
    house.clock.advance({ seconds: 61 })
    expect((await offer()).statusCode).toBe(200)
    expect((await hold()).statusCode).toBe(200)
  })

  it('is not there if the shop does not know it', async () => {
    expect((await house.inject('/en/api/shop-offers/nothing:1/')).statusCode).toBe(404)
  })

  it('has no pages and no files inside the site', async () => {
    expect((await house.inject('/de/webshop-files/webshop/a.png')).statusCode).toBe(404)
    expect((await house.inject('/testshop')).statusCode).toBe(404)
  })
})

describe('a webhook', () => {
  const post = (payload: object | string) =>
    house.inject({
      method: 'POST',
      url: '/api/shop-hints/',
      payload,
      headers: { 'content-type': 'application/json' },
    })

  it('is a hint: whatever it says, it is answered, and the offer is asked for again', async () => {
    await offer()
    const asked = server.asked.length
    const hint = { notification_id: 1, organizer: 'haus', event: 'sturm', action: 'pretix.event.order.paid' }
    expect((await post(hint)).statusCode).toBe(204)
    house.clock.advance({ seconds: 2 })
    await offer()
    expect(server.asked.length).toBeGreaterThan(asked)
    expect((await post({})).statusCode).toBe(204)
    expect((await post(`{"a":"${'x'.repeat(5000)}"}`)).statusCode).toBe(413)
  })
})

it('an editor writes the key as the shop reads it', async () => {
  const admin = await house.login('admin')
  const id = await addEvent(house, '2026-06-02T18:00:00Z', { title: { de: 'Gala', en: 'Gala' } })
  const url = `/api/admin/events/event/${id}/`
  const { version } = (await house.inject({ ...admin, url })).json()
  const save = (id_jet: string) =>
    house.inject({ ...admin, method: 'POST', url, payload: { version, id_jet } })
  const refused = await save('sturm:x')
  expect(refused.statusCode).toBe(400)
  expect(refused.json().id_jet).toHaveLength(1)
  expect((await save('sturm:2')).statusCode).toBe(200)
})

describe('the import desk reads the programme of the shop', () => {
  const source = {
    ...{ name: 'pretix', format: 'shop', address: '', reads: 'hourly', by_itself: ['new'], new_online: true },
    ...{ is_shop: true, default_minutes: 120, places: [], names: [] },
  }
  const desk = '/de/api/admin/import-desk'

  it('new dates are imported, and a later difference is shown', async () => {
    const admin = await house.login('admin')
    const made = await house.inject({ ...admin, method: 'POST', url: `${desk}/source/`, payload: source })
    expect(made.statusCode, made.body).toBeLessThan(300)
    const inbox = async () => (await house.inject({ ...admin, url: `${desk}/` })).json()
    await readDueSources(house.app.platform)
    expect((await inbox()).sources[0].last).toMatchObject({ failure: null, events: 2, refused: 0 })
    const event = await house.inject(`/de/api/shop-offers/sturm:2/`)
    expect(event.statusCode).toBe(200)
    Object.assign(server.lists['events/sturm/subevents/']?.[1] ?? {}, { date_from: '2026-06-03T18:00:00Z' })
    server.state.modified = 'Thu, 19 Nov 2026 21:00:00 GMT'
    house.clock.advance({ minutes: 61 })
    await readDueSources(house.app.platform)
    expect(JSON.stringify(await inbox())).toContain('03.06.2026')
  })

  it('has no address', async () => {
    const admin = await house.login('admin')
    const payload = { ...source, address: 'https://tickets.example/' }
    const made = await house.inject({ ...admin, method: 'POST', url: `${desk}/source/`, payload })
    expect(made.statusCode).toBe(400)
    expect(Object.keys(made.json())).toEqual(['address'])
  })
})
