import { afterAll, describe, expect, it } from 'vitest'
import { startTestApp } from '../support/test-app.ts'

const house = await startTestApp()
afterAll(() => house.close())
const visitor = await house.visit()

const CART = { event_jet_id: 'jet-17', quantities: [2, 1], sale_type_ids: [3, 4], seat_group: 5, block_id: 6 }
let caller = 0
const fill = (payload: object, headers = visitor.headers) =>
  house.inject({
    cookies: visitor.cookies,
    headers,
    method: 'POST',
    url: '/en/api/shop-cart/',
    remoteAddress: `192.0.2.${caller++ % 250}`,
    payload,
  })

describe('2 §7 POST /api/shop-cart/, before there is a shop', () => {
  it.each([
    ['everything', CART],
    ['nothing but what is needed', { event_jet_id: 17, quantities: [1], sale_type_ids: [0] }],
    ['null for what is left out', { ...CART, seat_group: null, block_id: null }],
  ])('%s: the shop is offline', async (_name, payload) => {
    const answer = await fill(payload)
    expect(answer.statusCode).toBe(503)
    expect(answer.json()).toEqual({ detail: 'Webshop offline', code: 'shop_offline' })
  })

  it('and the settings say so', async () => {
    const { data } = (await house.inject('/pageeditor-api/settings')).json()
    expect(data.is_shop_online).toBe(false)
  })

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
    [
      'very many kinds',
      { ...CART, quantities: Array(51).fill(1), sale_type_ids: Array(51).fill(1) },
      ['quantities', 'sale_type_ids'],
    ],
  ])('%s is a 400', async (_name, payload, fields) => {
    const answer = await fill(payload)
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json()).sort()).toEqual(fields)
  })

  it('without the visitor’s token it is a 403, whatever the cart', async () => {
    expect((await fill(CART, {})).json()).toMatchObject({ code: 'csrf_failed' })
    expect((await fill({}, {})).statusCode).toBe(403)
  })
})
