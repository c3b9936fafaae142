import { readLines } from '../carts/cart.ts'
import { cartId, noteMovement, type Shelves } from '../carts/fill.ts'
import { CODES, Refusal } from '../refusal.ts'
import { inTransaction, type Queries } from '../schema.ts'
import { newOrderCode, newTicketCode, typedCodes } from './codes.ts'

export interface Buyer {
  name: string
  email: string
  language: 'de' | 'en'
}

export interface Ticket {
  code: string
  event: string
  title: { de: string; en: string }
  place: { de: string; en: string }
  startsAt: Date
  endsAt: Date
  group: { de: string; en: string }
  kind: { de: string; en: string }
  timeStart: string | null
  row: number
  number: number
  cents: number
}

export interface Order extends Buyer {
  /** For people to refer to; it gives no access to the order. */
  number: string
  /** Gives access to the order and its tickets. */
  code: string
  cents: number
  madeAt: Date
  tickets: Ticket[]
}

/**
 * Sells the tickets in a cart. A cart becomes at most one order: the same form sent twice shows the same order. If a reservation
 * has expired, nothing is sold.
 */
export async function placeOrder({ pool, clock }: Shelves, token: string, buyer: Buyer): Promise<string> {
  const cart = cartId(token)
  const now = clock.now()
  return inTransaction(pool, async (db) => {
    // Locks the cart, so that the same form sent twice at once is handled in turn.
    await db.query('select 1 from testshop.cart where id = $1 for update', [cart])
    const before = await db.query<{ code: string }>('select code from testshop.purchase where cart = $1', [
      cart,
    ])
    if (before.rows[0]) return before.rows[0].code
    const { lines, lost } = await readLines(db, cart, now)
    if (lines.length === 0 || lost.length > 0) throw new Refusal(CODES.noReservation)
    const sold = await db.query(
      `update testshop.seat set is_sold = true, hold = null, hold_until = null
       where id = any($1) and hold = $2 and hold_until > $3 and not is_sold`,
      [lines.map(({ seat }) => seat), cart, now],
    )
    if (sold.rowCount !== lines.length) throw new Refusal(CODES.noReservation)
    const cents = lines.reduce((sum, line) => sum + line.cents, 0)
    const code = newOrderCode()
    const { rows } = await db.query<{ number: string }>(
      `insert into testshop.purchase (code, cart, name, email, language, cents, made_at)
       values ($1, $2, $3, $4, $5, $6, $7) returning number`,
      [code, cart, buyer.name, buyer.email.toLowerCase(), buyer.language, cents, now],
    )
    await db.query(
      `insert into testshop.ticket (code, purchase, seat, sale_type, cents)
       select code, $1, seat, sale_type, cents
       from unnest($2::text[], $3::bigint[], $4::int[], $5::int[]) as ticket (code, seat, sale_type, cents)`,
      [
        rows[0]?.number,
        lines.map(() => newTicketCode()),
        lines.map(({ seat }) => seat),
        lines.map(({ saleType }) => saleType),
        lines.map((line) => line.cents),
      ],
    )
    await db.query('delete from testshop.cart_line where cart = $1', [cart])
    for (const event of new Set(lines.map((line) => line.event))) await noteMovement(db, event, now)
    return code
  })
}

const TICKETS = `
  select ticket.code, ticket.cents, seat.event, seat.row, seat.number, event.title_de, event.title_en, event.place_de,
    event.place_en, event.starts_at, event.ends_at, seat_group.name_de as group_de, seat_group.name_en as group_en,
    price.name_de, price.name_en, block.time_start
  from testshop.ticket ticket
  join testshop.seat seat on seat.id = ticket.seat
  join testshop.event event on event.key = seat.event
  join testshop.seat_group seat_group on seat_group.event = seat.event and seat_group.number = seat.seat_group
  join testshop.price price on price.event = seat.event and price.seat_group = seat.seat_group and price.sale_type = ticket.sale_type
  left join testshop.block block on block.event = seat.event and block.id = seat.block
  where ticket.purchase = $1
  order by event.starts_at, seat.event, seat.seat_group, seat.row, seat.number`

export async function findOrder(db: Queries, code: string): Promise<Order | null> {
  const { rows } = await db.query('select * from testshop.purchase where code = $1', [code])
  const [order] = rows
  if (!order) return null
  const tickets = await db.query(TICKETS, [order.number])
  return {
    number: order.number,
    code: order.code,
    name: order.name,
    email: order.email,
    language: order.language,
    cents: order.cents,
    madeAt: order.made_at,
    tickets: tickets.rows.map((row) => ({
      code: row.code,
      event: row.event,
      title: { de: row.title_de, en: row.title_en },
      place: { de: row.place_de, en: row.place_en },
      startsAt: row.starts_at,
      endsAt: row.ends_at,
      group: { de: row.group_de, en: row.group_en },
      kind: { de: row.name_de, en: row.name_en },
      timeStart: row.time_start,
      row: row.row,
      number: row.number,
      cents: row.cents,
    })),
  }
}

/** The orders that a session of the account page shows. */
export async function ordersOf(db: Queries, session: string, since: Date): Promise<Omit<Order, 'tickets'>[]> {
  const { rows } = await db.query(
    `select number, code, name, email, language, cents, purchase.made_at as "madeAt"
     from testshop.account_order join testshop.purchase on number = purchase
     where session = $1 and account_order.made_at > $2 order by number desc`,
    [session, since],
  )
  return rows
}

/** Adds the order of an entered code to those that a session shows; false where no order has it. */
export async function showOrder(db: Queries, session: string, typed: string, now: Date): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into testshop.account_order (session, purchase, made_at)
     select $1, number, $3 from testshop.purchase where code = any($2)
     on conflict (session, purchase) do update set made_at = excluded.made_at`,
    [session, typedCodes(typed), now],
  )
  return rowCount === 1
}
