import { type Place, runsOf, windowsOf } from '../inventory/connected.ts'
import type { Queries } from '../schema.ts'

/** The seats that a buyer wants: in one group and next to each other, where seats have neighbours. */
export interface Wanted {
  event: string
  block: number
  seatGroup: number
  seats: number
}

export interface Hold {
  cart: string
  now: Date
  until: Date
}

/** The number of seats that are read at a time, so that the cost does not grow with the number of seats. */
const AT_ONCE = 400
/** After so many attempts at seats that others had just locked, wait for their locks instead. */
const PATIENCE = 40

/** Free: not sold, and not reserved any more. */
const IS_FREE = 'not is_sold and (hold_until is null or hold_until <='

/**
 * Reserves connected seats, or returns null where there are none. The search takes no locks. The chosen seats are then locked
 * unless another transaction has locked them, and checked again under the lock. So no buyer waits for another, no seat is given
 * twice, and "none left" is only answered where it is true for everybody.
 */
export async function takeSeats(db: Queries, wanted: Wanted, hold: Hold): Promise<Place[] | null> {
  for (let attempt = 0; ; attempt++) {
    const windows = await findWindows(db, wanted, hold.now)
    const chosen = choose(windows, attempt)
    if (!chosen) return null
    const ids = chosen.map(({ id }) => id)
    const waiting = attempt < PATIENCE ? 'skip locked' : ''
    const { rows } = await db.query(
      `select id from testshop.seat where id = any($1) and ${IS_FREE} $2) order by id for update ${waiting}`,
      [ids, hold.now],
    )
    if (rows.length < wanted.seats) continue
    await markHeld(db, ids, hold)
    return chosen
  }
}

/** The same without locks, for the test that shows what they prevent. */
export async function takeSeatsUnlocked(db: Queries, wanted: Wanted, hold: Hold): Promise<Place[] | null> {
  const [chosen] = await findWindows(db, wanted, hold.now)
  if (!chosen) return null
  await markHeld(
    db,
    chosen.map(({ id }) => id),
    hold,
  )
  return chosen
}

async function markHeld(db: Queries, ids: string[], { cart, until }: Hold): Promise<void> {
  await db.query('update testshop.seat set hold = $2, hold_until = $3 where id = any($1)', [ids, cart, until])
}

/** The best place; after each failed attempt also places further along. */
function choose(windows: Place[][], attempt: number): Place[] | undefined {
  const reach = Math.min(windows.length, attempt * 4 + 1)
  return windows[Math.floor(Math.random() * reach)]
}

/** The possible places among the first free seats that are enough. */
async function findWindows(db: Queries, wanted: Wanted, now: Date): Promise<Place[][]> {
  let after: Pick<Place, 'row' | 'number'> = { row: -1, number: 0 }
  for (;;) {
    const places = await findFree(db, wanted, now, after)
    const windows = windowsOf(runsOf(places), wanted.seats)
    const last = places.at(-1)
    if (windows.length > 0 || places.length < AT_ONCE || !last) return windows
    // A run of free seats may continue after the last one read, so the next search begins before it.
    after = { row: last.row, number: last.number - wanted.seats }
  }
}

export async function findFree(
  db: Queries,
  { event, block, seatGroup }: Omit<Wanted, 'seats'>,
  now: Date,
  after: Pick<Place, 'row' | 'number'> = { row: -1, number: 0 },
  most = AT_ONCE,
): Promise<Place[]> {
  const { rows } = await db.query<Place>(
    `select id, row, number from testshop.seat
     where event = $1 and block = $2 and seat_group = $3 and ${IS_FREE} $4) and (row, number) > ($5, $6)
     order by row, number limit $7`,
    [event, block, seatGroup, now, after.row, after.number, most],
  )
  return rows
}
