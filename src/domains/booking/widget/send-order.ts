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
      /** What the shop said; null where nobody answered, or not the shop. */
      refusal: CartRefusal | null
      failed: CartCall
      /** What is in the cart all the same. */
      reserved: SelectedTicket[]
      /** The cart as the last call that went well left it. */
      cart: Cart | null
    }

/** Longer than the site waits for its shop; whoever sits in a tunnel is told, too. */
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

/** Where a visitor stands who has to wait; null where something else is the matter. */
function placeIn(error: unknown): PlaceInLine | null {
  return isFailure(error) && error.code === 'in_line' ? (error.details as PlaceInLine) : null
}

/** 2 §3 Error response: what the shop said, or null where nobody or somebody else answered. */
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
  left: { together: 0, halves: null, groups: [], dates: [] },
}
