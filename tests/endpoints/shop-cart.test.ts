import { afterAll, describe, expect, it } from 'vitest'
import { events } from '../../packages/foyer/src/domains/events/tables.ts'
import { writeSettings } from '../../packages/foyer/src/domains/settings/service.ts'
import type { StockedEvent } from '../../packages/foyer/src/webshop/port.ts'
import { addRow, eventAt } from '../support/rows.ts'
import { eventOnSale, startHouseWithShop } from '../support/test-shop.ts'
import { textsOf } from '../support/text-languages.ts'

const house = await startHouseWithShop()
afterAll(() => house.close())
const visitor = await house.visit()

const CART = { event_jet_id: 'jet-17', quantities: [2, 1], sale_type_ids: [1, 2], seat_group: 1 }
await house.stock(eventOnSale('jet-17', 500))

/** A buyer with their own cookies. */
async function buyer() {
  const session = await house.visit()
  return {
    session,
    fill: async (payload: object, locale = 'en') => {
      const answer = await house.fillCart(payload, session, locale)
      for (const { name, value } of answer.cookies) session.cookies[name] = value
      return answer
    },
    get: (url: string) => house.inject({ url, cookies: session.cookies }),
    post: async (url: string, payload: object = {}) =>
      house.inject({ method: 'POST', url, payload, ...session }),
  }
}

const key = (name: string) => `${name}-0123456789abcdef`

describe('2 §7 POST /api/shop-cart/', () => {
  it('answers how many tickets are in the cart, and where it is', async () => {
    const { fill } = await buyer()
    const answer = await fill(CART)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({
      tickets_quantity: 3,
      cart_url: '/en/webshop/cart',
      reserved_seconds: 15 * 60,
      may_extend: true,
    })
    const more = await fill({ ...CART, quantities: [1], sale_type_ids: [1] }, 'de')
    expect(more.json()).toMatchObject({ tickets_quantity: 4, cart_url: '/webshop/cart' })
  })

  it('holds them for 15 minutes by the clock (2 §9), and not a second longer', async () => {
    await house.stock(eventOnSale('jet-hold', 2))
    const first = await buyer()
    const two = { event_jet_id: 'jet-hold', quantities: [2], sale_type_ids: [1], seat_group: 1 }
    const { reserved_until } = (await first.fill(two)).json()
    expect(new Date(reserved_until).getTime() - house.clock.now().getTime()).toBe(15 * 60_000)
    house.clock.advance({ minutes: 14, seconds: 59 })
    expect((await (await buyer()).fill(two)).json().response_code).toBe(-214)
    house.clock.advance({ seconds: 1 })
    expect((await (await buyer()).fill(two)).statusCode).toBe(200)
    expect((await first.get('/api/shop-cart')).json()).toMatchObject({ tickets_quantity: 0 })
  })

  it('sent again with the same key reserves nothing more, with or without the cookie of the first answer', async () => {
    const one = await buyer()
    const keyed = { ...CART, key: key('again') }
    await one.fill(keyed)
    expect((await one.fill(keyed)).json().tickets_quantity).toBe(3)
    // The answer never arrived: there is no cookie, but it is the same cart.
    const lost = await buyer()
    expect((await lost.fill(keyed)).json().tickets_quantity).toBe(3)
    expect((await lost.fill({ ...keyed, key: key('other') })).json().tickets_quantity).toBe(6)
  })

  it('an answer that is lost between shop and site is asked for again, and reserves once', async () => {
    await house.stock(eventOnSale('jet-lost', 10))
    const { fill } = await buyer()
    house.controls.set({ kind: 'lose' })
    const answer = await fill({
      event_jet_id: 'jet-lost',
      quantities: [2],
      sale_type_ids: [1],
      seat_group: 1,
    })
    expect(answer.json().tickets_quantity).toBe(2)
    const { rows } = await house.shop.pool.query(
      "select 1 from testshop.seat where event = 'jet-lost' and hold is not null",
    )
    expect(rows).toHaveLength(2)
  })

  it('the cookie of the shop is for the shop alone: no script reads it', async () => {
    const { fill } = await buyer()
    const [set] = (await fill(CART)).cookies
    expect(set).toMatchObject({ name: 'webshop', httpOnly: true, sameSite: 'Lax', path: '/' })
  })

  it('an event that is hidden is not sold', async () => {
    await addRow(house, events, eventAt('2040-01-01T18:00:00Z', { idJet: 'jet-hidden', isOnline: false }))
    await house.stock(eventOnSale('jet-hidden', 10))
    const { fill, get } = await buyer()
    expect((await fill({ ...CART, event_jet_id: 'jet-hidden' })).statusCode).toBe(404)
    expect((await get('/api/shop-offers/jet-hidden')).statusCode).toBe(404)
  })
})

describe('2 §8 Cart creation fails', () => {
  it('-214 says what is left: fewer together, two halves, another group', async () => {
    const groups = [1, 2].map((seat_group) => ({
      ...{
        seat_group,
        status: '1',
        name: { de: `Gruppe ${seat_group}`, en: `Group ${seat_group}` },
        blocks: [],
      },
      prices: [{ sale_type: 1, name: { de: 'Vollpreis', en: 'Full price' }, cents: 2000 }],
    }))
    await house.stock(eventOnSale('jet-full', 0, { capacity: 144, groups }))
    await house.shop.pool.query(
      "update testshop.seat set is_sold = true where event = 'jet-full' and seat_group = 1",
    )
    await house.shop.pool.query(
      "update testshop.seat set is_sold = false where event = 'jet-full' and seat_group = 1 and row = 2 and number in (1, 2, 3, 7, 8)",
    )
    const { fill } = await buyer()
    const wanted = { event_jet_id: 'jet-full', quantities: [4], sale_type_ids: [1], seat_group: 1 }
    const answer = await fill(wanted)
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toEqual({
      detail: "Unfortunately, that didn't work.",
      code: 'cart_refused',
      response_code: -214,
      webshop_url: '/en/webshop/event/jet-full',
      is_all_given_back: true,
      is_partly_reserved: false,
      left: { together: 3, halves: [2, 2], groups: [{ seat_group: 2, block_id: null }], dates: [] },
    })
    expect((await fill({ ...wanted, quantities: [3] })).statusCode).toBe(200)
  })

  it('several groups are all or nothing: what was reserved before is given back', async () => {
    const group = (seat_group: number) => ({
      ...{ seat_group, status: '1', name: { de: 'Rang', en: 'Balcony' }, blocks: [] },
      prices: [{ sale_type: 1, name: { de: 'Vollpreis', en: 'Full price' }, cents: 2000 }],
    })
    await house.stock(eventOnSale('jet-two', 0, { capacity: 72, groups: [group(1), group(2)] }))
    await house.shop.pool.query("update testshop.seat set is_sold = (seat_group = 2) where event = 'jet-two'")
    const { fill, get } = await buyer()
    const selection = key('chosen')
    const wanted = { event_jet_id: 'jet-two', quantities: [2], sale_type_ids: [1], selection }
    expect((await fill({ ...wanted, seat_group: 1, key: key('first') })).statusCode).toBe(200)
    expect((await fill({ ...wanted, seat_group: 2, key: key('second') })).json().response_code).toBe(-214)
    expect((await get('/api/shop-cart')).json().tickets_quantity).toBe(0)
    const { rows } = await house.shop.pool.query(
      "select 1 from testshop.seat where event = 'jet-two' and hold is not null",
    )
    expect(rows).toEqual([])
  })

  it('-204 where the reservation has gone', async () => {
    const { fill, post } = await buyer()
    await fill(CART)
    house.clock.advance({ minutes: 15 })
    const answer = await post('/de/api/shop-cart-extension/')
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({ code: 'cart_refused', response_code: -204 })
  })

  it('any other code of the shop is told as well', async () => {
    const { fill } = await buyer()
    expect((await fill({ ...CART, event_jet_id: 'unknown' })).json()).toMatchObject({ response_code: -201 })
    expect((await fill({ ...CART, sale_type_ids: [1, 9] })).json()).toMatchObject({ response_code: -202 })
  })
})

describe('The cart: time', () => {
  it('can be extended, once', async () => {
    const { fill, post } = await buyer()
    await fill(CART)
    house.clock.advance({ minutes: 10 })
    const extended = (await post('/api/shop-cart-extension')).json()
    expect(new Date(extended.reserved_until).getTime() - house.clock.now().getTime()).toBe(15 * 60_000)
    expect(extended.may_extend).toBe(false)
    house.clock.advance({ minutes: 10 })
    const again = (await post('/api/shop-cart-extension')).json()
    expect(again).toEqual({ ...extended, reserved_seconds: extended.reserved_seconds - 10 * 60 })
  })

  it('whoever was never in the shop has an empty cart, and the shop is not asked', async () => {
    house.controls.set({ kind: 'status', status: 500 })
    const answer = await house.inject('/api/shop-cart')
    house.controls.set(null)
    expect(answer.json()).toEqual({
      ...{ tickets_quantity: 0, cart_url: '/webshop/cart', reserved_until: null, reserved_seconds: null },
      may_extend: false,
    })
  })
})

describe('What the widget asks when it opens', () => {
  it('groups, prices and how many are left, in the language of the call', async () => {
    await house.stock(eventOnSale('jet-offer', 60))
    const answer = await house.inject('/en/api/shop-offers/jet-offer')
    expect(answer.json()).toEqual({
      event_jet_id: 'jet-offer',
      status: 'available',
      webshop_url: '/en/webshop/event/jet-offer',
      seat_groups: [
        {
          ...{ seat_group: 1, status: '1', text: 'Stalls', note: '', left: 60, timeslots: [] },
          prices: [
            { sale_type_id: 1, price: '24.00', text: 'Full price', note: '' },
            { sale_type_id: 2, price: '14.50', text: 'Reduced', note: '' },
          ],
        },
      ],
    })
  })

  it('what the house says of its seats and of who may have a price', async () => {
    const words = { de: 'Vollpreis', en: 'Full price' }
    const price = {
      ...{
        id: 1,
        price: '24.00',
        sale_type_id: 1,
        seat_group: 1,
        has_discounts: false,
        text: words,
        name: words,
      },
      note: { de: 'Für alle', en: 'For everyone' },
    }
    const note = { de: 'Rollstuhlplätze telefonisch', en: '' }
    const group = { id: 1, seat_group: 1, status: '1', text: words, note, prices: [price], timeslots: [] }
    const row = await addRow(
      house,
      events,
      eventAt('2040-01-01T18:00:00Z', { idJet: 'jet-noted', seatGroups: [group] }),
    )
    await house.stock(eventOnSale('jet-noted', 60))
    const [offered] = (await house.inject('/en/api/shop-offers/jet-noted')).json().seat_groups
    expect(offered).toMatchObject({ note: 'Rollstuhlplätze telefonisch', langs: { note: 'de' } })
    expect(offered.prices[0].note).toBe('For everyone')
    const page = (await house.inject(`/api/events/${row.id}`)).json()
    expect(page.seat_notes).toEqual([{ name: 'Rollstuhlplätze telefonisch' }])
    expect(JSON.stringify(page.seat_groups), 'lists stay short').not.toContain('Für alle')
  })

  it('what is named in the other language only keeps its name, and says which language that is', async () => {
    const name = { de: 'Loge', en: '' }
    const [group] = eventOnSale('jet-german', 60).groups
    const groups = [
      { ...group, name, prices: [{ sale_type: 1, name: { de: 'Vollpreis', en: '' }, cents: 900 }] },
    ]
    await house.stock(eventOnSale('jet-german', 60, { groups } as Partial<StockedEvent>))
    const [offered] = (await house.inject('/en/api/shop-offers/jet-german')).json().seat_groups
    expect(offered).toMatchObject({ text: 'Loge', langs: { text: 'de' } })
    expect(offered.prices).toMatchObject([{ text: 'Vollpreis', langs: { text: 'de' } }])
    const page = await house.inject('/en/webshop/event/jet-german')
    const said = textsOf(page.body).filter(({ text }) => /^(?:Loge|Vollpreis)$/.test(text))
    expect(said.length).toBeGreaterThanOrEqual(2)
    expect(said.filter(({ lang }) => lang !== 'de')).toEqual([])
  })

  it('an event the shop does not know is a 404', async () => {
    expect((await house.inject('/api/shop-offers/nowhere')).statusCode).toBe(404)
  })
})

describe('1 §2 Header: Webshop offline', () => {
  it('the editors’ switch closes the shop, whether it answers or not', async () => {
    const isOnline = async () => (await house.inject('/pageeditor-api/settings')).json().data.is_shop_online
    expect(await isOnline()).toBe(true)
    await writeSettings(house.app.platform, 'site', { is_shop_online: false })
    expect(await isOnline()).toBe(false)
    const { fill } = await buyer()
    expect((await fill(CART)).json()).toEqual({ detail: 'Webshop offline', code: 'shop_offline' })
    await writeSettings(house.app.platform, 'site', {})
    expect(await isOnline()).toBe(true)
  })
})

describe('What is no cart', () => {
  it.each([
    ['no tickets', { ...CART, quantities: [], sale_type_ids: [] }, ['quantities', 'sale_type_ids']],
    ['none of one kind', { ...CART, quantities: [0, 1] }, ['quantities.0']],
    ['fewer than none', { ...CART, quantities: [-1, 1] }, ['quantities.0']],
    ['half a ticket', { ...CART, quantities: [0.5, 1] }, ['quantities.0']],
    ['a house full', { ...CART, quantities: [1e9, 1] }, ['quantities.0']],
    ['tickets as text', { ...CART, quantities: '2' }, ['quantities']],
    ['lists that do not match', { ...CART, sale_type_ids: [3] }, ['sale_type_ids']],
    ['no event', { ...CART, event_jet_id: undefined }, ['event_jet_id']],
    ['an event with a null byte', { ...CART, event_jet_id: 'a\0' }, ['event_jet_id']],
    ['an event as an object', { ...CART, event_jet_id: { $gt: '' } }, ['event_jet_id']],
    ['a seat group beyond all numbers', { ...CART, seat_group: 1e300 }, ['seat_group']],
    ['a block as text', { ...CART, block_id: 'x' }, ['block_id']],
    ['a key that can be guessed', { ...CART, key: '1' }, ['key']],
    [
      'very many kinds',
      { ...CART, quantities: Array(51).fill(1), sale_type_ids: Array(51).fill(1) },
      ['quantities', 'sale_type_ids'],
    ],
  ])('%s is a 400', async (_name, payload, fields) => {
    const answer = await house.fillCart(payload, visitor)
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json()).sort()).toEqual(fields)
  })

  it('quality, Reliability, Limits: 60 calls in ten minutes are for one visitor, not for all behind one address', async () => {
    const call = (session: Awaited<ReturnType<typeof house.visit>>) =>
      house.inject({
        ...{ ...session, method: 'POST', url: '/en/api/shop-cart/', payload: {} },
        remoteAddress: '198.51.100.30',
      })
    const eager = await house.visit()
    for (let time = 0; time < 60; time++) expect((await call(eager)).statusCode).toBe(400)
    const refused = await call(eager)
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '600'])
    expect((await call(await house.visit())).statusCode, 'somebody else at the same address').toBe(400)
    house.clock.advance({ minutes: 10 })
    expect((await call(eager)).statusCode).toBe(400)
  })

  it('without the visitor’s token it is a 403, whatever the cart', async () => {
    const bare = { ...visitor, headers: {} }
    expect((await house.fillCart(CART, bare)).json()).toMatchObject({ code: 'csrf_failed' })
    expect((await house.fillCart({}, bare)).statusCode).toBe(403)
  })
})
