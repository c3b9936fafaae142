import type { Queries } from '../schema.ts'

export type CoarseState = 'available' | 'few_left' | 'sold_out'

interface Bilingual {
  de: string
  en: string
}

export interface Offer {
  event: string
  title: Bilingual
  place: Bilingual
  starts_at: string
  ends_at: string
  sale_from: string | null
  is_cancelled: boolean
  state: CoarseState
  groups: OfferedGroup[]
}

export interface OfferedGroup {
  seat_group: number
  name: Bilingual
  /** The house's note on the seats; empty if there is none. */
  note: Bilingual
  left: number
  /** The note says who may buy at this price. */
  prices: { sale_type: number; name: Bilingual; note: Bilingual; cents: number }[]
  blocks: { id: number; time_start: string; left: number }[]
}

/** Free admission: no ticket is needed. */
export function isFree({ groups }: Offer): boolean {
  return groups.every(({ prices }) => prices.every(({ cents }) => cents === 0))
}

/** With fewer tickets than this number, or than this part of the capacity, few are left. */
const FEW = 8
const FEW_PART = 0.05

/** The offers of events now, without events that the shop does not know. */
export async function readOffers(db: Queries, keys: string[], now: Date): Promise<Offer[]> {
  const events = await db.query('select * from testshop.event where key = any($1) order by starts_at, key', [
    keys,
  ])
  const groups = await db.query('select * from testshop.seat_group where event = any($1) order by number', [
    keys,
  ])
  const prices = await db.query('select * from testshop.price where event = any($1) order by position', [
    keys,
  ])
  const blocks = await db.query('select * from testshop.block where event = any($1) order by time_start', [
    keys,
  ])
  const left = await db.query<{ event: string; seat_group: number; block: number; seats: number }>(
    `select event, seat_group, block, count(*)::int as seats from testshop.seat
     where event = any($1) and not is_sold and (hold_until is null or hold_until <= $2)
     group by event, seat_group, block`,
    [keys, now],
  )
  return events.rows.map((event): Offer => {
    const own = left.rows.filter((row) => row.event === event.key)
    const count = (matches: (row: (typeof own)[number]) => boolean) =>
      own.filter(matches).reduce((sum, { seats }) => sum + seats, 0)
    const total = count(() => true)
    return {
      event: event.key,
      title: { de: event.title_de, en: event.title_en },
      place: { de: event.place_de, en: event.place_en },
      starts_at: event.starts_at.toISOString(),
      ends_at: event.ends_at.toISOString(),
      sale_from: event.sale_from?.toISOString() ?? null,
      is_cancelled: event.is_cancelled,
      state: coarse(total, event.capacity),
      groups: groups.rows
        .filter((group) => group.event === event.key)
        .map((group): OfferedGroup => {
          const isOwn = (row: { seat_group: number }) => row.seat_group === group.number
          return {
            seat_group: group.number,
            name: { de: group.name_de, en: group.name_en },
            note: { de: group.note_de, en: group.note_en },
            left: count(isOwn),
            prices: prices.rows
              .filter((price) => price.event === event.key && isOwn(price))
              .map(({ sale_type, name_de, name_en, note_de, note_en, cents }) => ({
                sale_type,
                name: { de: name_de, en: name_en },
                note: { de: note_de, en: note_en },
                cents,
              })),
            blocks: blocks.rows
              .filter((block) => block.event === event.key)
              .map(({ id, time_start }) => ({
                id,
                time_start,
                left: count((row) => isOwn(row) && row.block === id),
              })),
          }
        }),
    }
  })
}

function coarse(left: number, capacity: number): CoarseState {
  if (left === 0) return 'sold_out'
  return left <= Math.max(FEW, capacity * FEW_PART) ? 'few_left' : 'available'
}

/** The events of which seats were sold, given back or expired since a moment. */
export async function movedSince(db: Queries, since: Date, now: Date): Promise<string[]> {
  const { rows } = await db.query<{ event: string }>(
    `select event from testshop.movement where at >= $1
     union
     select seat.event from testshop.cart_line line join testshop.seat seat on seat.id = line.seat
     where line.held_until >= $1 and line.held_until <= $2`,
    [since, now],
  )
  return rows.map(({ event }) => event)
}

/** The largest number in one answer. */
const MOST = 500

export async function stillToCome(db: Queries, now: Date): Promise<string[]> {
  const { rows } = await db.query<{ key: string }>(
    `select key from testshop.event where ends_at > $1 order by starts_at, key limit ${MOST}`,
    [now],
  )
  return rows.map(({ key }) => key)
}
