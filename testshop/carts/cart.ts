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

export interface Cart {
  lines: CartLine[]
  /** When the first of them goes back on sale. */
  endsAt: Date | null
  isExtended: boolean
  /** Something was in it and has gone back on sale. */
  hasLost: boolean
}

const LINES = `
  select line.id, line.seat, line.sale_type, line.cents, line.held_until, seat.event, seat.row, seat.number,
    event.title_de, event.title_en, event.place_de, event.place_en, event.starts_at,
    seat_group.name_de as group_de, seat_group.name_en as group_en, price.name_de, price.name_en, block.time_start
  from testshop.cart_line line
  join testshop.seat seat on seat.id = line.seat
  join testshop.event event on event.key = seat.event
  join testshop.seat_group seat_group on seat_group.event = seat.event and seat_group.number = seat.seat_group
  join testshop.price price on price.event = seat.event and price.seat_group = seat.seat_group and price.sale_type = line.sale_type
  left join testshop.block block on block.event = seat.event and block.id = seat.block
  where line.cart = $1 and line.held_until > $2 and seat.hold = $1 and not seat.is_sold
  order by event.starts_at, seat.event, seat.seat_group, seat.row, seat.number`

const EMPTY: Cart = { lines: [], endsAt: null, isExtended: false, hasLost: false }

export async function readCart({ pool, clock }: Shelves, token: string | null): Promise<Cart> {
  return token === null ? EMPTY : readLines(pool, cartId(token), clock.now())
}

export async function readLines(db: Queries, cart: string, now: Date): Promise<Cart> {
  const { rows } = await db.query(LINES, [cart, now])
  const more = await db.query<{ is_extended: boolean; lines: number }>(
    `select is_extended, (select count(*)::int from testshop.cart_line line where line.cart = cart.id) as lines
     from testshop.cart where id = $1`,
    [cart],
  )
  const lines = rows.map(
    (row): CartLine => ({
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
    }),
  )
  const ends = lines.map(({ heldUntil }) => heldUntil.getTime())
  return {
    lines,
    endsAt: ends.length > 0 ? new Date(Math.min(...ends)) : null,
    isExtended: more.rows[0]?.is_extended ?? false,
    hasLost: (more.rows[0]?.lines ?? 0) > lines.length,
  }
}

/** Another quarter of an hour, once. */
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

/** Puts tickets back; a ticket that has gone already is no matter. */
export async function removeLine(
  { pool, clock }: Shelves,
  token: string | null,
  line: string,
): Promise<void> {
  if (token === null) return
  const cart = cartId(token)
  await inTransaction(pool, async (db) => {
    const { rows } = await db.query<{ seat: string }>(
      'delete from testshop.cart_line where cart = $1 and id = $2 returning seat',
      [cart, line],
    )
    const freed = await db.query<{ event: string }>(
      `update testshop.seat set hold = null, hold_until = null
       where id = any($1) and hold = $2 and not is_sold returning event`,
      [rows.map(({ seat }) => seat), cart],
    )
    for (const { event } of freed.rows) await noteMovement(db, event, clock.now())
  })
}

/** What is over is swept up now and then; nothing depends on when. */
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
