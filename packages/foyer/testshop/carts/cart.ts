import { CODES, Refusal } from '../refusal.ts'
import { inTransaction, type Queries } from '../schema.ts'
import { cartId, HOLD_MINUTES, noteMovement, type Shelves } from './fill.ts'

export interface CartLine {
  id: string
  seat: string
  event: string
  title: { de: string; en: string }
  place: { de: string; en: string }
  startsAt: Date
  group: { de: string; en: string }
  kind: { de: string; en: string }
  timeStart: string | null
  row: number
  number: number
  saleType: number
  cents: number
  heldUntil: Date
}

export interface LostLine extends CartLine {
  /** No other cart or order has the seat, and the event is still on sale. */
  isFree: boolean
}

export interface Cart {
  lines: CartLine[]
  /** Tickets whose time has run out. They stay listed until the buyer reserves them again or goes on without them. */
  lost: LostLine[]
  /** When the first of its reservations expires. */
  endsAt: Date | null
  isExtended: boolean
}

const LINES = `
  select line.id, line.seat, line.sale_type, line.cents, line.held_until, seat.event, seat.row, seat.number,
    line.held_until > $2 and seat.hold = $1 and not seat.is_sold as is_held,
    not seat.is_sold and (seat.hold_until is null or seat.hold_until <= $2)
      and not event.is_cancelled and event.ends_at > $2 as is_free,
    event.title_de, event.title_en, event.place_de, event.place_en, event.starts_at,
    seat_group.name_de as group_de, seat_group.name_en as group_en, price.name_de, price.name_en, block.time_start
  from testshop.cart_line line
  join testshop.seat seat on seat.id = line.seat
  join testshop.event event on event.key = seat.event
  join testshop.seat_group seat_group on seat_group.event = seat.event and seat_group.number = seat.seat_group
  join testshop.price price on price.event = seat.event and price.seat_group = seat.seat_group and price.sale_type = line.sale_type
  left join testshop.block block on block.event = seat.event and block.id = seat.block
  where line.cart = $1
  order by event.starts_at, seat.event, seat.seat_group, seat.row, seat.number, line.id`

const EMPTY: Cart = { lines: [], lost: [], endsAt: null, isExtended: false }

export async function readCart({ pool, clock }: Shelves, token: string | null): Promise<Cart> {
  return token === null ? EMPTY : readLines(pool, cartId(token), clock.now())
}

export async function readLines(db: Queries, cart: string, now: Date): Promise<Cart> {
  const { rows } = await db.query(LINES, [cart, now])
  const more = await db.query<{ is_extended: boolean }>(
    'select is_extended from testshop.cart where id = $1',
    [cart],
  )
  const all = rows.map((row) => ({
    isHeld: row.is_held as boolean,
    line: {
      id: row.id,
      seat: row.seat,
      event: row.event,
      title: { de: row.title_de, en: row.title_en },
      place: { de: row.place_de, en: row.place_en },
      startsAt: row.starts_at,
      group: { de: row.group_de, en: row.group_en },
      kind: { de: row.name_de, en: row.name_en },
      timeStart: row.time_start,
      row: row.row,
      number: row.number,
      saleType: row.sale_type,
      cents: row.cents,
      heldUntil: row.held_until,
      isFree: row.is_free,
    } satisfies LostLine,
  }))
  const lines: CartLine[] = all.filter(({ isHeld }) => isHeld).map(({ line }) => line)
  const ends = lines.map(({ heldUntil }) => heldUntil.getTime())
  return {
    lines,
    lost: all.filter(({ isHeld }) => !isHeld).map(({ line }) => line),
    endsAt: ends.length > 0 ? new Date(Math.min(...ends)) : null,
    isExtended: more.rows[0]?.is_extended ?? false,
  }
}

/** Extends the reservation by a quarter of an hour, once. */
export async function extendCart({ pool, clock }: Shelves, token: string | null): Promise<void> {
  const now = clock.now()
  await inTransaction(pool, async (db) => {
    const cart = token === null ? null : cartId(token)
    const held = cart
      ? await db.query('select is_extended from testshop.cart where id = $1 for update', [cart])
      : null
    const isExtended = held?.rows[0]?.is_extended
    if (isExtended === undefined) throw new Refusal(CODES.noReservation)
    if (isExtended) return
    const until = new Date(now.getTime() + HOLD_MINUTES * 60_000)
    const { rows } = await db.query(
      `update testshop.seat set hold_until = $3 where hold = $1 and hold_until > $2 and not is_sold returning id`,
      [cart, now, until],
    )
    if (rows.length === 0) throw new Refusal(CODES.noReservation)
    await db.query('update testshop.cart_line set held_until = $3 where cart = $1 and seat = any($2)', [
      ...[cart, rows.map(({ id }) => id), until],
    ])
    await db.query('update testshop.cart set is_extended = true where id = $1', [cart])
  })
}

/** Removes tickets from a cart. Tickets that have expired are ignored. */
export async function removeLines(
  { pool, clock }: Shelves,
  token: string | null,
  lines: string[],
): Promise<void> {
  if (token === null || lines.length === 0) return
  const cart = cartId(token)
  await inTransaction(pool, async (db) => {
    const { rows } = await db.query<{ seat: string }>(
      'delete from testshop.cart_line where cart = $1 and id = any($2) returning seat',
      [cart, lines],
    )
    const freed = await db.query<{ event: string }>(
      `update testshop.seat set hold = null, hold_until = null
       where id = any($1) and hold = $2 and not is_sold returning event`,
      [rows.map(({ seat }) => seat), cart],
    )
    for (const event of new Set(freed.rows.map((row) => row.event)))
      await noteMovement(db, event, clock.now())
  })
}

/** Deletes past data from time to time; nothing depends on when. */
export async function forgetWhatIsPast({ pool, clock }: Shelves): Promise<void> {
  const yesterday = new Date(clock.now().getTime() - 86_400_000)
  await pool.query('delete from testshop.cart_line where held_until < $1', [yesterday])
  await pool.query('delete from testshop.movement where at < $1', [yesterday])
  await pool.query('delete from testshop.request where made_at < $1', [yesterday])
  await pool.query('delete from testshop.account_order where made_at < $1', [yesterday])
  await pool.query(
    `delete from testshop.cart where created_at < $1
     and not exists (select 1 from testshop.cart_line line where line.cart = cart.id)`,
    [yesterday],
  )
}
