import { afterAll, afterEach, describe, expect, it } from 'vitest'
import type { Mischief } from '../../packages/foyer/testshop/test-controls.ts'
import { eventOnSale, startHouseWithShop } from '../support/test-shop.ts'

/** Short, so that a test that waits for it ends soon; the real limits are in `SHOP_LIMITS`. */
const house = await startHouseWithShop({ limits: { timeoutMs: 3_000, failures: 3, retryAfterMs: 5_000 } })
afterAll(() => house.close())
const visitor = await house.visit()
await house.stock(eventOnSale('jet-1', 500))
const CART = { event_jet_id: 'jet-1', quantities: [1], sale_type_ids: [1], seat_group: 1 }

/** Pages are made again whenever the shop stops or starts, on a machine that may be busy. */
const TIMEOUT = 240_000

const isOnline = async () => (await house.inject('/pageeditor-api/settings')).json().data.is_shop_online
const fill = () => house.fillCart(CART, visitor)

/** Waits until the site notices that the shop is back. */
async function mend(): Promise<void> {
  house.controls.set(null)
  house.clock.advance({ seconds: 6 })
  await house.app.shopWatch.look()
  expect(await isOnline()).toBe(true)
}
afterEach(mend)

const FAILURES: [string, Mischief][] = [
  ['is reset', { kind: 'reset' }],
  ['stalls', { kind: 'stall' }],
  ['answers 500', { kind: 'status', status: 500 }],
  ['answers 503', { kind: 'status', status: 503 }],
  ['answers with a page and 200', { kind: 'html' }],
  ['answers with 100 MB', { kind: 'flood' }],
]

describe.each(FAILURES)('quality, Reliability: the shop %s', (_name, mischief) => {
  it(
    'the visitor reads that it is offline, and after a few times at once; it comes back by itself',
    async () => {
      house.controls.set(mischief)
      for (let call = 0; call < 3; call++) {
        const answer = await fill()
        expect(answer.statusCode).toBe(503)
        expect(answer.json()).toEqual({ detail: 'Webshop offline', code: 'shop_offline' })
      }
      expect(await isOnline()).toBe(false)
      expect((await house.inject('/de')).body).toContain('Webshop offline')
      // The shop would answer now, but it is not asked.
      house.controls.set(null)
      expect((await fill()).statusCode).toBe(503)
      expect((await house.inject('/de/programm')).statusCode).toBe(200)
      await mend()
      expect((await fill()).statusCode).toBe(200)
      expect((await house.inject('/de')).body).not.toContain('Webshop offline')
    },
    TIMEOUT,
  )
})

describe('quality, Reliability: the shop is gone', () => {
  it('its pages and its calls are a 503, everything else is as ever, and it is found again', async () => {
    await house.stopShop()
    expect((await fill()).statusCode).toBe(503)
    expect((await house.inject('/webshop')).statusCode).toBe(503)
    expect((await house.inject('/api/shop-offers/jet-1')).statusCode).toBe(503)
    expect((await house.inject('/de/programm')).statusCode).toBe(200)
    await house.restartShop()
  })

  it('a refusal is an answer: a shop that says no is well', async () => {
    house.controls.set({ kind: 'code', code: -214 })
    for (let call = 0; call < 5; call++) expect((await fill()).json().response_code).toBe(-214)
    expect(await isOnline()).toBe(true)
  })
})

describe('quality, Reliability, Seats: a shop that reserves and does not answer', () => {
  it('has reserved for a cart that the visitor has, so that another order adds to it', async () => {
    const buyer = await house.visit()
    house.controls.set({ kind: 'mute' })
    const lost = await house.fillCart({ ...CART, key: 'a-key-of-the-lost-call' }, buyer)
    expect(lost.statusCode).toBe(503)
    const cookies = {
      ...buyer.cookies,
      ...Object.fromEntries(lost.cookies.map(({ name, value }) => [name, value])),
    }
    await mend()
    const cart = await house.inject({ url: '/api/shop-cart/', cookies })
    expect(cart.json()).toMatchObject({ tickets_quantity: 1 })
    const other = await house.fillCart({ ...CART, key: 'a-key-of-another-call' }, { ...buyer, cookies })
    expect(other.json()).toMatchObject({ tickets_quantity: 2 })
    const again = await house.fillCart({ ...CART, key: 'a-key-of-the-lost-call' }, { ...buyer, cookies })
    expect(again.json()).toMatchObject({ tickets_quantity: 2 })
  })
})
