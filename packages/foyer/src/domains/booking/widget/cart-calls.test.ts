import { describe, expect, it } from 'vitest'
import { Failure } from '../../../contract/errors.ts'
import { orderOf, payloadOf, randomKey } from './cart-calls.ts'
import { CART, countedKeys, refusal, ticket } from './samples.ts'
import { sendOrder } from './send-order.ts'

const selected = [
  { ticket: ticket(1, 1), amount: 2 },
  { ticket: ticket(2, 1), amount: 1 },
  { ticket: ticket(1, 2), amount: 3 },
]

describe('2 §7 Calls: shop-cart', () => {
  it('one call per group of tickets sharing a seat group, bound together', () => {
    const order = orderOf(selected, null, countedKeys())
    expect(order.calls.map((call) => payloadOf(call, '7', order.selection))).toEqual([
      {
        event_jet_id: '7',
        seat_group: 1,
        quantities: [2, 3],
        sale_type_ids: [1, 2],
        key: 'key-1',
        selection: 'key-3',
      },
      {
        event_jet_id: '7',
        seat_group: 2,
        quantities: [1],
        sale_type_ids: [1],
        key: 'key-2',
        selection: 'key-3',
      },
    ])
  })

  it('seat_group and block_id are optional', () => {
    const order = orderOf([{ ticket: ticket(null, 1), amount: 1 }], 72, countedKeys())
    expect(order.calls.map((call) => payloadOf(call, '7', order.selection))).toEqual([
      { event_jet_id: '7', block_id: 72, quantities: [1], sale_type_ids: [1], key: 'key-1' },
    ])
  })

  it('a key is one the server takes, and never twice the same', () => {
    expect(randomKey()).toMatch(/^[\w-]{16,48}$/)
    expect(randomKey()).not.toBe(randomKey())
  })
})

describe('sending an order', () => {
  const order = orderOf(selected, null, countedKeys())
  /** Answers the calls in this order. */
  const shop = (...answers: (object | Error)[]) => {
    const asked: unknown[] = []
    const call = async (_endpoint: unknown, _params: unknown, body: unknown) => {
      const answer = answers[asked.push(body) - 1]
      if (answer instanceof Error) throw answer
      return answer
    }
    return { call: call as never, asked }
  }

  it('goes one call after another, and the last answer is the cart', async () => {
    const { call, asked } = shop(CART, { ...CART, tickets_quantity: 6 })
    expect(await sendOrder(call, '7', order)).toMatchObject({
      kind: 'success',
      cart: { tickets_quantity: 6 },
    })
    expect(asked).toHaveLength(2)
  })

  it('ends with the first that fails', async () => {
    const { call, asked } = shop(new Failure('shop_offline'), CART)
    expect(await sendOrder(call, '7', order)).toMatchObject({ kind: 'error', refusal: null, reserved: [] })
    expect(asked).toHaveLength(1)
  })

  it('says that nothing is reserved where the shop gave all back', async () => {
    const { call } = shop(CART, new Failure('cart_refused', { details: { ...refusal() } }))
    const result = await sendOrder(call, '7', order)
    expect(result).toMatchObject({ refusal: { response_code: -214 }, reserved: [], cart: null })
  })

  it.each([
    [
      'the shop keeps it',
      new Failure('cart_refused', { details: { ...refusal({}, { is_all_given_back: false }) } }),
    ],
    ['nobody answers', new Failure('unavailable')],
  ])('says exactly what is reserved where %s', async (_why, failure) => {
    const { call } = shop(CART, failure)
    const result = await sendOrder(call, '7', order)
    expect(result).toMatchObject({ reserved: order.calls[0]?.tickets, failed: order.calls[1], cart: CART })
  })

  it('takes a code without anything beside it', async () => {
    const { call } = shop(new Failure('cart_refused', { details: { response_code: -204 } }))
    expect(await sendOrder(call, '7', order)).toMatchObject({
      refusal: { response_code: -204, left: { groups: [], dates: [] } },
    })
  })
})
