import { createHash, createHmac, randomBytes } from 'node:crypto'
import type pg from 'pg'
import type { Clock } from '../../src/platform/time/clock.ts'
import { runsOf, whatIsLeft, windowsOf } from '../inventory/connected.ts'
import { CODES, Refusal, type WhatIsLeft } from '../refusal.ts'
import { inTransaction, type Queries } from '../schema.ts'
import type { createGate } from './gate.ts'
import { findFree, takeSeats, takeSeatsUnlocked, type Wanted } from './take-seats.ts'

/** 2 §9: how long tickets are reserved in a cart. */
export const HOLD_MINUTES = 15

export interface Shelves {
  pool: pg.Pool
  clock: Clock
  /** Signs the keys of carts, so that a repeated call gets the same cart. */
  secret: string
  /** Buyers wait here in the order of arrival, so that none of them waits too long for a database connection. */
  gate: ReturnType<typeof createGate>
  /** Off only in the test that shows what the lock prevents. */
  isLocking: boolean
}

export interface Filling {
  event: string
  block: number
  seatGroup: number
  tickets: { saleType: number; quantity: number }[]
  /** The same key means the same tickets, however often it is sent. */
  key: string
  /** Shared by tickets that were chosen together: if one part is not available, none is reserved. */
  selection: string | null
}

/** Puts tickets into a cart, or into a new one if there is none. Returns the token of the cart. */
export async function fillCart(shelves: Shelves, token: string | null, filling: Filling): Promise<string> {
  // A buyer who did not get the answer to the first call has no token, and gets the same one again.
  const used = token ?? createHmac('sha256', shelves.secret).update(`cart ${filling.key}`).digest('base64url')
  const cart = cartId(used)
  const result = shelves.isLocking
    ? await shelves.gate(() => inTransaction(shelves.pool, (client) => fill(client, shelves, cart, filling)))
    : await fill(shelves.pool, shelves, cart, filling)
  if (result !== 'filled') throw result
  return used
}

/** What is stored of a token. It cannot be used as a token itself. */
export function cartId(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

export const newToken = () => randomBytes(24).toString('base64url')

/** Returns a refusal instead of throwing it, so that giving back seats is committed. */
async function fill(
  db: Queries,
  { clock, isLocking }: Shelves,
  cart: string,
  filling: Filling,
): Promise<'filled' | Refusal> {
  const now = clock.now()
  const prices = await pricesOf(db, filling, now)
  if (prices instanceof Refusal) return prices
  await db.query('insert into testshop.cart (id, created_at) values ($1, $2) on conflict do nothing', [
    cart,
    now,
  ])
  const first = await db.query(
    'insert into testshop.request (cart, key, made_at) values ($1, $2, $3) on conflict do nothing',
    [cart, filling.key, now],
  )
  if (first.rowCount === 0) return 'filled'
  if (filling.selection && (await hasLost(db, cart, filling.selection, now))) {
    return giveUp(db, { cart, now, filling }, new Refusal(CODES.noReservation))
  }
  const seats = filling.tickets.reduce((sum, { quantity }) => sum + quantity, 0)
  const wanted: Wanted = { ...filling, seats }
  const until = new Date(now.getTime() + HOLD_MINUTES * 60_000)
  const take = isLocking ? takeSeats : takeSeatsUnlocked
  const taken = await take(db, wanted, { cart, now, until })
  if (!taken) {
    const refusal = new Refusal(CODES.noConnectedSeats, await findOthers(db, wanted, now))
    return giveUp(db, { cart, now, filling }, refusal)
  }
  // The cart may have lost one of these seats before. Without this, the seat would be in the cart twice.
  await db.query('delete from testshop.cart_line where cart = $1 and seat = any($2)', [
    cart,
    taken.map(({ id }) => id),
  ])
  const kinds = filling.tickets.flatMap(({ saleType, quantity }) => Array<number>(quantity).fill(saleType))
  await db.query(
    `insert into testshop.cart_line (cart, seat, sale_type, cents, selection, held_at, held_until)
     select $1, seat, sale_type, cents, $5, $6, $7 from unnest($2::bigint[], $3::int[], $4::int[]) as line (seat, sale_type, cents)`,
    [
      ...[cart, taken.map(({ id }) => id), kinds, kinds.map((kind) => prices.get(kind))],
      ...[filling.selection, now, until],
    ],
  )
  await noteMovement(db, filling.event, now)
  return 'filled'
}

/** The prices of the tickets, or a refusal if they are not on sale. */
async function pricesOf(db: Queries, { event, seatGroup, block, tickets }: Filling, now: Date) {
  const { rows } = await db.query(
    `select sale_from, is_cancelled, ends_at,
       (select count(*)::int from testshop.block where event = key) as blocks,
       exists (select 1 from testshop.block where event = key and id = $2) as has_block
     from testshop.event where key = $1`,
    [event, block],
  )
  const [found] = rows
  if (!found || found.has_block !== found.blocks > 0) return new Refusal(CODES.unknownEvent)
  if (found.is_cancelled || found.ends_at <= now || (found.sale_from && found.sale_from > now)) {
    return new Refusal(CODES.notOnSale)
  }
  const prices = await db.query<{ sale_type: number; cents: number }>(
    'select sale_type, cents from testshop.price where event = $1 and seat_group = $2',
    [event, seatGroup],
  )
  const cents = new Map(prices.rows.map((row) => [row.sale_type, row.cents]))
  return tickets.every(({ saleType }) => cents.has(saleType)) ? cents : new Refusal(CODES.unknownPrice)
}

/** Whether tickets of the same selection have expired meanwhile. */
async function hasLost(db: Queries, cart: string, selection: string, now: Date): Promise<boolean> {
  const { rows } = await db.query(
    'select 1 from testshop.cart_line where cart = $1 and selection = $2 and held_until <= $3 limit 1',
    [cart, selection, now],
  )
  return rows.length > 0
}

/** Gives back the other tickets of a selection of which one part is not available. */
async function giveUp(
  db: Queries,
  { cart, now, filling }: { cart: string; now: Date; filling: Filling },
  refusal: Refusal,
): Promise<Refusal> {
  await db.query('delete from testshop.request where cart = $1 and key = $2', [cart, filling.key])
  if (!filling.selection) return refusal
  const { rows } = await db.query<{ seat: string; event: string }>(
    `delete from testshop.cart_line line using testshop.seat seat
     where line.cart = $1 and line.selection = $2 and seat.id = line.seat returning line.seat, seat.event`,
    [cart, filling.selection],
  )
  await db.query('update testshop.seat set hold = null, hold_until = null where id = any($1) and hold = $2', [
    rows.map(({ seat }) => seat),
    cart,
  ])
  for (const event of new Set(rows.map((row) => row.event))) await noteMovement(db, event, now)
  return refusal
}

export async function noteMovement(db: Queries, event: string, now: Date): Promise<void> {
  await db.query('insert into testshop.movement (at, event) values ($1, $2)', [now, event])
}

/** Where the group could sit instead. */
async function findOthers(db: Queries, wanted: Wanted, now: Date): Promise<WhatIsLeft> {
  const own = runsOf(await findFree(db, wanted, now))
  const { rows } = await db.query<{ seat_group: number; block: number }>(
    `select distinct seat_group, block from testshop.seat
     where event = $1 and not is_sold and (hold_until is null or hold_until <= $2) order by seat_group, block`,
    [wanted.event, now],
  )
  const groups: WhatIsLeft['groups'] = []
  for (const { seat_group, block } of rows) {
    if (seat_group === wanted.seatGroup && block === wanted.block) continue
    const free = await findFree(db, { event: wanted.event, block, seatGroup: seat_group }, now)
    if (windowsOf(runsOf(free), wanted.seats).length > 0) groups.push({ seat_group, block })
  }
  return { ...whatIsLeft(own, wanted.seats), groups }
}
