import { randomBytes } from 'node:crypto'
import { Failure } from '../../contract/errors.ts'
import type { Context } from '../../platform/context.ts'
import {
  type CartAnswer,
  type CartState,
  NO_CONNECTED_SEATS,
  type CartRefusal as Refused,
  type Shop,
} from '../../webshop/port.ts'
import { areaHref } from './areas.ts'
import type { Cart, CartRefusal, NewCart } from './contract.ts'
import { nextDates, requireVisibleEvent } from './events.ts'
import { shopSession } from './session.ts'

/** 2 §7: puts tickets of one seat group into the shop's cart. */
export async function fillCart(context: Context, shop: Shop, tickets: NewCart): Promise<Cart> {
  await requireShop(context)
  const { event_jet_id: event, quantities, sale_type_ids, seat_group = null, block_id = null } = tickets
  const { key, selection = null } = tickets
  await requireVisibleEvent(context, event)
  const answer = await shop.fillCart(shopSession(context), {
    event,
    seat_group: seat_group || null,
    block: block_id || null,
    tickets: quantities.map((quantity, index) => ({ quantity, sale_type: sale_type_ids[index] ?? 0 })),
    key: key ?? randomBytes(18).toString('base64url'),
    selection,
  })
  if (answer.kind === 'filled') return describeCart(context, shop, answer.cart)
  throw await refusal(context, shop, event, answer)
}

export async function readCart(context: Context, shop: Shop): Promise<Cart> {
  requireKind(context)
  const session = shopSession(context)
  // A visitor who was never in the shop has nothing in its cart.
  if (Object.keys(session.cookies).length === 0) return describeCart(context, shop, EMPTY)
  await requireShop(context)
  return describeCart(context, shop, await shop.readCart(session))
}

const EMPTY: CartState = { quantity: 0, ends_at: null, may_extend: false }

export async function extendCart(context: Context, shop: Shop): Promise<Cart> {
  await requireShop(context)
  const answer: CartAnswer = await shop.extendCart(shopSession(context))
  if (answer.kind === 'filled') return describeCart(context, shop, answer.cart)
  throw new Failure('cart_refused', { details: { response_code: answer.code } })
}

/**
 * Throws if the house has no shop, or if editors have closed it. Whether it answers is found out by the call itself.
 */
export async function requireShop(context: Context): Promise<void> {
  requireKind(context)
  if (!(await context.isShopSwitchedOn())) throw new Failure('shop_offline')
}

export function requireKind({ config }: Pick<Context, 'config'>): void {
  if (config.webshop.kind === 'none') throw new Failure('no_shop')
}

function describeCart(context: Context, shop: Shop, { quantity, ends_at, may_extend }: CartState): Cart {
  const left =
    ends_at === null ? null : Math.round((Date.parse(ends_at) - context.clock.now().getTime()) / 1000)
  return {
    tickets_quantity: quantity,
    cart_url: areaHref('webshop', context, shop.places.cart),
    reserved_until: ends_at,
    reserved_seconds: left === null ? null : Math.max(0, left),
    may_extend,
  }
}

/** 2 §8 Cart creation fails: the shop's code, where the failed button leads, and what is available instead. */
async function refusal(
  context: Context,
  shop: Shop,
  event: string,
  { code, left, isPartly = false }: Refused,
): Promise<Failure> {
  context.log.info({ event, code }, 'the shop refused a cart')
  const isFull = code === NO_CONNECTED_SEATS
  const details: CartRefusal = {
    response_code: code,
    webshop_url: areaHref('webshop', context, isPartly ? shop.places.cart : shop.places.event(event)),
    is_all_given_back: context.config.shop.can.includes('allOrNothing'),
    is_partly_reserved: isPartly,
    left: {
      together: left?.together ?? 0,
      halves: left?.halves ?? null,
      groups: left?.groups.map(({ seat_group, block }) => ({ seat_group, block_id: block })) ?? [],
      dates: isFull ? await nextDates(context, event) : [],
    },
  }
  return new Failure('cart_refused', { details: { ...details } })
}
