import { pino } from 'pino'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { STURM, startPretix } from '../../../../../tests/support/pretix-server.ts'
import { fakeClock } from '../../platform/time/clock.ts'
import { createBreaker } from '../breaker.ts'
import { SHOP_LIMITS } from '../limits.ts'
import type { ShopCookie, ShopSession } from '../port.ts'
import { pretixClient } from './client.ts'
import { readKey } from './key.ts'

const server = await startPretix()
afterAll(() => server.close())
beforeEach(() => server.reset())

function connect({ address = server.address, timeoutMs = 2_000, patienceMs = 1_500, failures = 100 } = {}) {
  const clock = fakeClock('2026-11-01T12:00:00Z')
  const limits = { ...SHOP_LIMITS, timeoutMs, failures }
  const lines: string[] = []
  const log = pino({ level: 'info' }, { write: (line) => void lines.push(line) })
  const breaker = createBreaker({ clock, limits, onChange: () => {} })
  const shop = pretixClient({ address, clock, currency: 'EUR', log, breaker, limits, patienceMs })
  return { shop, clock, lines, breaker }
}

function visitor(): ShopSession {
  const cookies: Record<string, string> = {}
  const set = ({ name, value }: ShopCookie) => {
    if (value === '') delete cookies[name]
    else cookies[name] = value
  }
  return { cookies, locale: 'de', set, calls: { get: () => null, set: () => {} } }
}

/** What the tests change in an answer. */
interface List {
  currency: string
  items_by_category: { items: { price: { gross: unknown }; avail: unknown }[] }[]
}
const balcony = (list: List) =>
  list.items_by_category[0]?.items[1] as List['items_by_category'][0]['items'][0]

const order = (quantity: number, more = {}) => ({
  ...{ event: STURM, seat_group: 1, block: null, tickets: [{ sale_type: 11, quantity }] },
  ...{ key: `key-of-this-order-${Math.random()}`, selection: null, ...more },
})
const every = (values: object) => {
  for (const item of server.items) Object.assign(item, values)
}
const posts = () => server.asked.filter(({ method }) => method === 'POST')
const offline = { code: 'shop_offline' }

it.each([
  ['sturm:17', { event: 'sturm', date: 17 }],
  ['Gala-2027', { event: 'Gala-2027', date: null }],
  ['a.b_c:1', { event: 'a.b_c', date: 1 }],
  ['../admin', null],
  ['sturm:', null],
  ['sturm:1/../..', null],
  ['', null],
])('the key %s is read as %o', (text, key) => expect(readKey(text)).toEqual(key))

describe('the offer', () => {
  it('has items as seat groups, variations as sale types, in both languages', async () => {
    const offer = await connect().shop.offer(STURM)
    expect(offer).toMatchObject({ event: STURM, state: 'available' })
    expect(offer?.groups).toEqual([
      {
        ...{
          seat_group: 1,
          name: { de: 'Parkett', en: 'Stalls' },
          left: 30,
          isAvailable: true,
          timeslots: [],
        },
        prices: [
          { sale_type: 11, name: { de: 'Vollpreis', en: 'Full price' }, cents: 2400 },
          { sale_type: 12, name: { de: 'Ermäßigt', en: 'Reduced' }, cents: 1450 },
        ],
      },
      {
        ...{ seat_group: 2, name: { de: 'Rang', en: 'Balcony' }, left: 20, isAvailable: true, timeslots: [] },
        prices: [{ sale_type: 0, name: { de: 'Normalpreis', en: 'Standard price' }, cents: 1200 }],
      },
    ])
  })

  it('is asked once for everybody, and again after ten seconds', async () => {
    const { shop, clock } = connect()
    await Promise.all(Array.from({ length: 50 }, () => shop.offer(STURM)))
    expect(server.asked).toHaveLength(2)
    clock.advance({ seconds: 9 })
    await shop.offer(STURM)
    expect(server.asked).toHaveLength(2)
    clock.advance({ seconds: 2 })
    await shop.offer(STURM)
    expect(server.asked).toHaveLength(4)
  })

  it.each([
    ['few_left', () => every({ left: 4 })],
    ['reserved', () => every({ left: 0, gone: 20 })],
    ['sold_out', () => every({ left: 0 })],
    [
      'waiting_list',
      () => {
        every({ left: 0 })
        server.state.waitingList = true
      },
    ],
    ['voucher', () => every({ reason: 'require_voucher' })],
    ['not_yet', () => Object.assign(server.state, { error: 'Noch nicht', reason: 'soon' })],
    ['over', () => Object.assign(server.state, { error: 'Vorbei', reason: 'over' })],
    ['closed', () => Object.assign(server.state, { error: 'This shop is currently disabled.' })],
    [
      'seats',
      () =>
        (server.state.mischief.change = (list) =>
          Object.assign(list, { has_seating_plan: true, items_by_category: [] })),
    ],
  ] as const)('is %s', async (state, arrange) => {
    arrange()
    expect(await connect().shop.offer(STURM)).toMatchObject({ state })
  })

  it('of a date that does not exist is closed; of an event that does not, there is none', async () => {
    const { shop } = connect()
    expect(await shop.offer('sturm:9')).toMatchObject({ state: 'closed', groups: [] })
    expect(await shop.offer('nichts:1')).toBeNull()
    expect(await shop.offer('../x')).toBeNull()
  })

  it('survives fields that are new', async () => {
    server.state.mischief.change = (list) => Object.assign(list, { new_field: { deep: [1] } })
    expect(await connect().shop.offer(STURM)).toMatchObject({ state: 'available' })
  })

  it.each([
    ['a price in another form', (list: List) => (balcony(list).price.gross = 12)],
    ['a price with three decimals', (list: List) => (balcony(list).price.gross = '12.000')],
    ['an availability in words', (list: List) => (balcony(list).avail = 'yes')],
    ['another currency', (list: List) => (list.currency = 'CHF')],
  ])('with %s is no offer, and one line of the log says so', async (_, change) => {
    server.state.mischief.change = change as never
    const { shop, lines } = connect()
    await expect(shop.offer(STURM)).rejects.toMatchObject(offline)
    await expect(shop.offer(STURM)).rejects.toMatchObject(offline)
    expect(new Set(lines.map((line) => JSON.parse(line).msg)).size).toBe(1)
  })

  it.each([
    ['a shop that is not live', { status: 403 }],
    ['HTML instead of JSON', { status: 200 }],
    ['malformed JSON', { status: 200, type: 'application/json', body: '{"a":' }],
    ['a broken shop', { status: 500 }],
  ])('of %s is none', async (_, answer) => {
    server.state.mischief = { answer }
    await expect(connect().shop.offer(STURM)).rejects.toMatchObject(offline)
  })

  it('waits as long as a busy shop asks', async () => {
    server.state.mischief = { answer: { status: 429, headers: { 'Retry-After': '7' } } }
    const { shop, clock } = connect()
    await expect(shop.offer(STURM)).rejects.toMatchObject(offline)
    const asked = server.asked.length
    server.state.mischief = {}
    clock.advance({ seconds: 6 })
    await expect(shop.offer(STURM)).rejects.toMatchObject(offline)
    expect(server.asked).toHaveLength(asked)
    clock.advance({ seconds: 2 })
    expect(await shop.offer(STURM)).toMatchObject({ state: 'available' })
  })

  it('does not wait for a slow shop', async () => {
    server.state.mischief = { slowMs: 300 }
    await expect(connect({ timeoutMs: 50 }).shop.offer(STURM)).rejects.toMatchObject(offline)
  })

  it('comes from the right spelling of the address, and from nowhere outside it', async () => {
    server.state.mischief = { redirectTo: '/haus' }
    const { shop } = connect({ address: `${server.origin}/HAUS` })
    expect(await shop.offer(STURM)).toMatchObject({ state: 'available' })
    server.state.mischief = { redirectTo: 'http://169.254.169.254' }
    const { shop: moved, lines } = connect({ address: `${server.origin}/HAUS` })
    await expect(moved.offer(STURM)).rejects.toMatchObject(offline)
    expect(lines.join()).toContain('another address')
  })
})

describe('a hold', () => {
  it('puts tickets of two categories into one cart, and hands it over', async () => {
    const { shop, lines } = connect()
    const session = visitor()
    expect(await shop.fillCart(session, order(2))).toMatchObject({
      kind: 'filled',
      cart: { quantity: 2, ends_at: null },
    })
    const balcony = order(1, { seat_group: 2, tickets: [{ sale_type: 0, quantity: 1 }] })
    expect(await shop.fillCart(session, balcony)).toMatchObject({ cart: { quantity: 3 } })
    expect([...server.carts.values()]).toEqual([3])
    expect(posts()[0]?.form.toString()).toBe('subevent=1&variation_1_11=2')
    const to = await shop.leave({ path: '/cart', session })
    const [id] = server.carts.keys()
    expect(to).toBe(
      `${server.address}/sturm/w/${id?.slice(0, 16)}/checkout/start?take_cart_id=${encodeURIComponent(id ?? '')}&locale=de`,
    )
    expect(lines.join()).not.toContain(id?.slice(0, 16))
    expect(await shop.readCart(session)).toMatchObject({ quantity: 3 })
    server.carts.clear()
    expect(await shop.readCart(session)).toMatchObject({ quantity: 0 })
    expect(session.cookies).toEqual({})
  })

  it('is made once for one click, also when it is pressed twice and when the answer is repeated', async () => {
    const { shop } = connect()
    const filling = order(2)
    await Promise.all([shop.fillCart(visitor(), filling), shop.fillCart(visitor(), filling)])
    expect(await shop.fillCart(visitor(), filling)).toMatchObject({ cart: { quantity: 2 } })
    expect(posts()).toHaveLength(1)
  })

  it('waits for the queue of the shop', async () => {
    server.state.mischief = { looks: 2 }
    expect(await connect().shop.fillCart(visitor(), order(2))).toMatchObject({ kind: 'filled' })
  })

  it('does not wait for ever; the same click goes on waiting and reserves nothing more', async () => {
    server.state.mischief = { looks: 6 }
    const { shop } = connect({ patienceMs: 300 })
    const [session, filling] = [visitor(), order(2)]
    await expect(shop.fillCart(session, filling)).rejects.toMatchObject(offline)
    await expect(shop.fillCart(session, filling)).rejects.toMatchObject(offline)
    expect(await shop.fillCart(session, filling)).toMatchObject({ kind: 'filled' })
    expect(posts()).toHaveLength(1)
    expect([...server.carts.values()]).toEqual([2])
  })

  it('of a part is shown as that', async () => {
    for (const item of server.items) item.left = 1
    const session = visitor()
    const answer = await connect().shop.fillCart(session, order(2))
    expect(answer).toMatchObject({ kind: 'refused', code: -214, isPartly: true, left: { together: 0 } })
    expect(Object.keys(session.cookies)).toContain('cart.sturm')
  })

  it('of nothing says what is left instead', async () => {
    const [stalls] = server.items
    if (stalls) stalls.left = 0
    const answer = await connect().shop.fillCart(visitor(), order(2))
    expect(answer).toMatchObject({
      ...{ kind: 'refused', code: -214, isPartly: false },
      left: { together: 0, groups: [{ seat_group: 2, block: null }] },
    })
  })

  it('of tickets that need a code is refused', async () => {
    for (const item of server.items) item.reason = 'require_voucher'
    expect(await connect().shop.fillCart(visitor(), order(1))).toMatchObject({
      kind: 'refused',
      isPartly: false,
    })
  })

  it('whose answer was lost is not added to the same cart a second time', async () => {
    const { shop } = connect()
    const session = visitor()
    await shop.fillCart(session, order(1))
    server.state.mischief = { losesAnswer: true }
    const filling = order(2)
    await expect(shop.fillCart(session, filling)).rejects.toMatchObject(offline)
    server.state.mischief = {}
    expect(await shop.fillCart(session, filling)).toMatchObject({ kind: 'refused', isPartly: true })
    expect([...server.carts.values()]).toEqual([3])
  })

  it.each([
    ['not live', { status: 403 }],
    ['HTML', { status: 200 }],
    ['redirected to another host', { status: 302, headers: { Location: 'https://elsewhere.example/' } }],
    ['busy', { status: 429 }],
    [
      'a cart with another name',
      {
        status: 200,
        type: 'application/json',
        body: '{"ready":true,"success":true,"redirect":"/","cart_id":"x"}',
      },
    ],
    [
      'a queue elsewhere',
      {
        status: 200,
        type: 'application/json',
        body: '{"ready":false,"check_url":"https://elsewhere.example/"}',
      },
    ],
  ])('fails plainly: %s', async (_, answer) => {
    server.state.mischief = { answer }
    await expect(connect().shop.fillCart(visitor(), order(1))).rejects.toMatchObject(offline)
  })
})

it('asks one list per event for the states of all dates', async () => {
  const { shop } = connect()
  server.state.reason = 'low'
  await shop.stock([{ key: STURM }, { key: 'nichts:3' }, { key: '../x' }] as never)
  expect((await shop.changes()).offers).toEqual([{ event: STURM, state: 'few_left', groups: [] }])
})

it('takes a webhook as a hint, and no more than one in ten seconds', async () => {
  const { shop, clock } = connect()
  const body = { notification_id: 1, organizer: 'haus', event: 'sturm', action: 'pretix.event.order.paid' }
  await shop.offer(STURM)
  expect(await shop.hint(body)).toBe(true)
  await shop.offer(STURM)
  expect(server.asked).toHaveLength(4)
  expect(await shop.hint(body)).toBe(false)
  clock.advance({ seconds: 10 })
  expect(await shop.hint('nonsense')).toBe(false)
  expect(await shop.hint(body)).toBe(true)
})
