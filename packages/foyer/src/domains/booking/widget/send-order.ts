import type { Call } from '../../../contract/endpoint.ts'
import { isFailure } from '../../../contract/errors.ts'
import type { Cart, CartRefusal, PlaceInLine } from '../contract.ts'
import { booking } from '../endpoints.ts'
import { type CartCall, type CartOrder, payloadOf, ticketsOf } from './cart-calls.ts'
import type { SelectedTicket } from './selection.ts'

export type SendResult = Sent | { kind: 'in line'; where: PlaceInLine }

export type Sent =
  | { kind: 'success'; cart: Cart }
  | {
      kind: 'error'
      /** The shop's refusal; null if there was no answer, or one that did not come from the shop. */
      refusal: CartRefusal | null
      failed: CartCall
      /** What is in the cart in spite of the failure. */
      reserved: SelectedTicket[]
      /** The cart after the last call that succeeded. */
      cart: Cart | null
    }

/** Longer than the site waits for its shop. A visitor without a connection gets a message too. */
const PATIENCE_MS = 15_000

/** 2 §7: the calls of an order one after another; the first that fails ends it. */
export async function sendOrder(call: Call, event_jet_id: string, order: CartOrder): Promise<SendResult> {
  const filled: CartCall[] = []
  let cart: Cart | null = null
  for (const next of order.calls) {
    try {
      const signal = AbortSignal.timeout(PATIENCE_MS)
      cart = await call(booking.fillCart, {}, payloadOf(next, event_jet_id, order.selection), { signal })
      filled.push(next)
    } catch (error) {
      const where = placeIn(error)
      if (where) return { kind: 'in line', where }
      const refusal = refusalOf(error)
      const isKept = !refusal?.is_all_given_back
      const reserved = isKept ? ticketsOf({ ...order, calls: filled }) : []
      return { kind: 'error', refusal, failed: next, reserved, cart: isKept ? cart : null }
    }
  }
  if (!cart) throw new Error('An order without tickets was sent')
  return { kind: 'success', cart }
}

/** The place of a visitor who has to wait; null for any other error. */
function placeIn(error: unknown): PlaceInLine | null {
  return isFailure(error) && error.code === 'in_line' ? (error.details as PlaceInLine) : null
}

/** 2 §3 Error response: the shop's refusal, or null if there was no answer, or none from the shop. */
function refusalOf(error: unknown): CartRefusal | null {
  if (!isFailure(error)) return null
  const { details } = error
  if (!Number.isInteger(details?.response_code)) return null
  return { ...NOTHING_SAID, ...(details as Partial<CartRefusal>) }
}

const NOTHING_SAID: CartRefusal = {
  response_code: 0,
  webshop_url: '',
  is_all_given_back: false,
  is_partly_reserved: false,
  left: { together: 0, halves: null, groups: [], dates: [] },
}
