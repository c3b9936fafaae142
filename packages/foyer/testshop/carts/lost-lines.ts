import { inTransaction, type Queries } from '../schema.ts'
import { cartId, HOLD_MINUTES, noteMovement, type Shelves } from './fill.ts'

/** The lost seats of a cart that no other cart or order has. Locks their rows until the end of the transaction. */
const FREE_AGAIN = `
  select line.id, line.seat, seat.event, price.cents
  from testshop.cart_line line
  join testshop.seat seat on seat.id = line.seat
  join testshop.event event on event.key = seat.event
  join testshop.price price on price.event = seat.event and price.seat_group = seat.seat_group and price.sale_type = line.sale_type
  where line.cart = $1 and line.held_until <= $2 and not seat.is_sold and (seat.hold_until is null or seat.hold_until <= $2)
    and not event.is_cancelled and event.ends_at > $2
  order by seat.id for update of seat`

/**
 * Reserves the lost seats of a cart again, at today's prices. Lost seats that another cart has by now are removed from the cart. If
 * nothing is free, the cart stays as it is.
 */
export async function reserveAgain(shelves: Shelves, token: string | null): Promise<void> {
  if (token === null) return
  const cart = cartId(token)
  const now = shelves.clock.now()
  const until = new Date(now.getTime() + HOLD_MINUTES * 60_000)
  await shelves.gate(() =>
    inTransaction(shelves.pool, async (db) => {
      // The same form sent twice at once: the second request waits here, and then finds nothing to do.
      await db.query('select 1 from testshop.cart where id = $1 for update', [cart])
      const { rows } = await db.query<{ id: string; seat: string; event: string; cents: number }>(
        FREE_AGAIN,
        [cart, now],
      )
      if (rows.length === 0) return
      await db.query('update testshop.seat set hold = $2, hold_until = $3 where id = any($1)', [
        rows.map(({ seat }) => seat),
        cart,
        until,
      ])
      await db.query(
        `update testshop.cart_line line set held_at = $3, held_until = $4, cents = free.cents
         from unnest($1::bigint[], $2::int[]) as free (id, cents) where line.id = free.id`,
        [rows.map(({ id }) => id), rows.map(({ cents }) => cents), now, until],
      )
      await forget(db, cart, now)
      // A new reservation can be extended once, like the first.
      await db.query(
        `update testshop.cart set is_extended = false
         where id = $1 and not exists (select 1 from testshop.cart_line where cart = $1 and held_at < $2)`,
        [cart, now],
      )
      for (const event of new Set(rows.map((row) => row.event))) await noteMovement(db, event, now)
    }),
  )
}

/** Removes the lost tickets from the cart. */
export async function forgetLost({ pool, clock }: Shelves, token: string | null): Promise<void> {
  if (token !== null) await forget(pool, cartId(token), clock.now())
}

async function forget(db: Queries, cart: string, now: Date): Promise<void> {
  await db.query('delete from testshop.cart_line where cart = $1 and held_until <= $2', [cart, now])
}
