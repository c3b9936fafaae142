import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { Failure } from '../../contract/errors.ts'
import type { ShopTools } from '../define-shop.ts'
import {
  type CartAnswer,
  type CartFilling,
  type CartState,
  NO_CONNECTED_SEATS,
  type Offer,
  type ShopSession,
} from '../port.ts'
import { type CartAdded, cartAdded, cartSeen } from './answers.ts'
import type { PretixCalls } from './calls.ts'
import { type PretixKey, pathOf, readKey, writeKey } from './key.ts'
import type { pretixOffers } from './offers.ts'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
/** What protects a cart from other sites: nobody can guess it. */
const NAMESPACE = 16
const CART = /^[A-Za-z0-9]{48}@[A-Za-z0-9]{1,64}$/
/** A cart of ours in the visitor's session: its secret, and how many tickets we have put into it. */
const HELD = /^([A-Za-z0-9]{48}@[A-Za-z0-9]{1,64})!(\d{1,4})$/
/** How long a queue at the shop is waited for, at which pace, and how long the result of a call is remembered. */
const PATIENCE_MS = 8_000
const PACE_MS = 250
const REMEMBERED_MS = 15 * 60_000
const MOST_REMEMBERED = 2_000
const NOT_ON_SALE = -203

interface HeldCart {
  id: string
  tickets: number
}

/** What became of a call: its answer, or where to ask for it. */
interface Sent {
  at: number
  /** Where the shop's queue tells what became of it; null while it has not been sent. */
  checkPath: string | null
  answer: Promise<Outcome> | null
  /** It was sent and not answered, so it may have filled the cart. */
  isUnknown: boolean
}

interface Outcome {
  added: CartAdded
  /** The offer after a call that did not add everything. */
  left: Offer | null
}

export function pretixCarts(
  calls: PretixCalls,
  offers: ReturnType<typeof pretixOffers>,
  {
    breaker,
    clock,
    log,
    patienceMs = PATIENCE_MS,
  }: Pick<ShopTools, 'breaker' | 'clock' | 'log'> & { patienceMs?: number | undefined },
) {
  const sent = new Map<string, Sent>()

  /** Posts once per key. A repeated call gets the same answer, or goes on asking the queue for it. */
  const once = (key: string, send: (entry: Sent) => Promise<Outcome>): Promise<Outcome> => {
    const now = clock.now().getTime()
    for (const [old, { at }] of sent)
      if (now - at > REMEMBERED_MS || sent.size > MOST_REMEMBERED) sent.delete(old)
    const entry = sent.get(key) ?? { at: now, checkPath: null, answer: null, isUnknown: false }
    sent.set(key, entry)
    entry.answer ??= breaker
      .run(() => send(entry))
      .catch((error) => {
        // With a place in the queue it can be asked again; without one, nothing is known to be reserved.
        entry.answer = null
        throw error
      })
    return entry.answer
  }

  const post = async (
    entry: Sent,
    key: PretixKey,
    cart: HeldCart | null,
    filling: CartFilling,
    locale: string,
  ) => {
    if (entry.checkPath !== null) return finish(entry, await calls.json(cartAdded, entry.checkPath))
    // Sent again, it could fill the same cart twice. A cart of its own, which nobody knows, would end by itself.
    if (entry.isUnknown && cart) return { redirect: '', success: false, has_cart: true, cart_id: cart.id }
    const namespace = cart?.id.slice(0, NAMESPACE) ?? newNamespace()
    const query = new URLSearchParams({ ajax: '1', locale, ...(cart && { take_cart_id: cart.id }) })
    const form = new URLSearchParams(key.date === null ? {} : { subevent: String(key.date) })
    for (const { sale_type, quantity } of filling.tickets) {
      const item = filling.seat_group ?? 0
      form.append(sale_type === 0 ? `item_${item}` : `variation_${item}_${sale_type}`, String(quantity))
    }
    entry.isUnknown = true
    const answer = await calls.json(cartAdded, `${key.event}/w/${namespace}/cart/add?${query}`, form)
    return finish(entry, answer)
  }

  /** Waits for the shop's queue, for as long as a visitor may wait. */
  const finish = async (entry: Sent, first: CartAdded): Promise<CartAdded> => {
    let answer = first
    const end = Date.now() + patienceMs
    while (answer.redirect == null) {
      const check = answer.check_url ? calls.within(answer.check_url) : entry.checkPath
      if (!check) throw new Failure('shop_offline')
      entry.checkPath = check
      if (Date.now() > end) throw new Failure('shop_offline')
      await wait(PACE_MS)
      answer = await calls.json(cartAdded, check)
    }
    entry.checkPath = null
    return answer
  }

  return {
    async fill(session: ShopSession, filling: CartFilling): Promise<CartAnswer> {
      const key = readKey(filling.event)
      if (!key || filling.seat_group === null) return { kind: 'refused', code: NOT_ON_SALE, left: null }
      const cart = heldCart(session, key.event)
      const wanted = filling.tickets.reduce((sum, { quantity }) => sum + quantity, 0)
      const isNew = !sent.get(filling.key)?.answer
      const { added, left } = await once(filling.key, async (entry) => {
        const answer = await post(entry, key, cart, filling, session.locale)
        // Only what the shop has now says why: its messages have words and no codes.
        return { added: answer, left: answer.success ? null : await offers.again(key).catch(() => null) }
      })
      const id = added.cart_id ?? cart?.id
      if (id !== undefined && !CART.test(id)) {
        log.error('pretix names its carts in another way than is known')
        throw new Failure('shop_offline')
      }
      if (added.success && id) {
        const tickets = (cart?.id === id && !isNew ? 0 : wanted) + (cart?.tickets ?? 0)
        return { kind: 'filled', cart: keep(session, key, { id, tickets }) }
      }
      // A part may be in the cart. Without a cart before, the shop says so; otherwise only the shop's own page does.
      const hasSome = added.has_cart === true && id !== undefined
      if (hasSome) keep(session, key, { id, tickets: Math.max(1, cart?.tickets ?? 0) })
      return { ...refusalOf(filling, wanted, left), isPartly: hasSome }
    },

    /** What we have put into the cart of the last event, if the shop still has that cart. */
    async read(session: ShopSession): Promise<CartState> {
      const key = lastKey(session)
      const cart = key && heldCart(session, key.event)
      if (!key || !cart) return { quantity: 0, ends_at: null, may_extend: false }
      const query = new URLSearchParams({ lang: session.locale, cart_id: cart.id })
      const { cart_exists } = await breaker.run(() =>
        calls.json(cartSeen, `${pathOf(key)}widget/product_list?${query}`),
      )
      if (!cart_exists) forget(session, key.event)
      return { quantity: cart_exists ? cart.tickets : 0, ends_at: null, may_extend: false }
    },

    /** Where the visitor goes on with the last cart; null without one. */
    checkout(session: ShopSession): string | null {
      const key = lastKey(session)
      const cart = key && heldCart(session, key.event)
      if (!key || !cart) return null
      const query = new URLSearchParams({ take_cart_id: cart.id, locale: session.locale })
      return `${key.event}/w/${cart.id.slice(0, NAMESPACE)}/checkout/start?${query}`
    },
  }
}

function newNamespace(): string {
  return Array.from({ length: NAMESPACE }, () => LETTERS[randomInt(LETTERS.length)]).join('')
}

/** A cart at pretix belongs to one event, so the session has one for each. */
const nameOf = (event: string) => `cart.${event}`
const LAST = 'last'

function heldCart({ cookies }: ShopSession, event: string): HeldCart | null {
  const [, id, tickets] = HELD.exec(cookies[nameOf(event)] ?? '') ?? []
  return id ? { id, tickets: Number(tickets) } : null
}

function keep(session: ShopSession, key: PretixKey, { id, tickets }: HeldCart): CartState {
  session.set({ name: nameOf(key.event), value: `${id}!${tickets}`, maxAgeSeconds: null })
  session.set({ name: LAST, value: writeKey(key), maxAgeSeconds: null })
  // The shop does not say until when.
  return { quantity: tickets, ends_at: null, may_extend: false }
}

function forget(session: ShopSession, event: string): void {
  for (const name of [nameOf(event), LAST]) session.set({ name, value: '', maxAgeSeconds: 0 })
}

/** The date whose cart was filled last. */
function lastKey({ cookies }: ShopSession): PretixKey | null {
  return readKey(cookies[LAST] ?? '')
}

/** What is available instead, from the offer after the refusal. */
function refusalOf(filling: CartFilling, wanted: number, offer: Offer | null) {
  const group = offer?.groups.find(({ seat_group }) => seat_group === filling.seat_group)
  const isTooMany = !group?.isAvailable || (group.left !== null && group.left < wanted)
  if (!offer || !isTooMany) return { kind: 'refused' as const, code: NOT_ON_SALE, left: null }
  const together = group?.isAvailable ? (group.left ?? 0) : 0
  const others = offer.groups.filter(
    ({ seat_group, isAvailable, left }) =>
      seat_group !== filling.seat_group && isAvailable && (left === null || left >= wanted),
  )
  const groups = others.map(({ seat_group }) => ({ seat_group, block: null }))
  return { kind: 'refused' as const, code: NO_CONNECTED_SEATS, left: { together, halves: null, groups } }
}
