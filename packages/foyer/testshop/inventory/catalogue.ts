import type pg from 'pg'
import type { PoolClient } from 'pg'
import { z } from 'zod'
import { inTransaction } from '../schema.ts'
import { planSeats, shareOut } from './seating.ts'

const bilingual = z.object({ de: z.string(), en: z.string() })
/** A note of the house. */
const note = bilingual.default({ de: '', en: '' })

/** An event as the site puts it on sale. A status of `0` means that no tickets are available (3-readings, Webshop). */
export const catalogueEvent = z.object({
  key: z.string().min(1),
  title: bilingual,
  place: bilingual,
  starts_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
  sale_from: z.iso.datetime().nullable(),
  standing: z.enum(['scheduled', 'cancelled', 'moved', 'sold_out', 'few_left']),
  capacity: z.int().min(1).max(200_000),
  groups: z.array(
    z.object({
      seat_group: z.int(),
      status: z.string(),
      name: bilingual,
      note,
      prices: z.array(z.object({ sale_type: z.int(), name: bilingual, note, cents: z.int().min(0) })),
      blocks: z.array(z.object({ id: z.int(), time_start: z.string(), status: z.string() })),
    }),
  ),
})
export type CatalogueEvent = z.infer<typeof catalogueEvent>

/** The number of people who may enter an exhibition in the same hour. */
const PER_TIMESLOT = 40

/**
 * Stores events in the catalogue. Known events keep their seats, whatever is sold of them; texts, times and prices are updated.
 */
export async function storeEvents(pool: pg.Pool, events: CatalogueEvent[]): Promise<void> {
  for (const event of events) {
    await inTransaction(pool, async (client) => {
      const isNew = await storeEvent(client, event)
      if (isNew) await createSeats(client, event)
    })
  }
}

async function storeEvent(client: PoolClient, event: CatalogueEvent): Promise<boolean> {
  const { title, place } = event
  const { rows } = await client.query(
    `insert into testshop.event (key, title_de, title_en, place_de, place_en, starts_at, ends_at, sale_from, is_cancelled, capacity)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     on conflict (key) do update set title_de = $2, title_en = $3, place_de = $4, place_en = $5, starts_at = $6,
       ends_at = $7, sale_from = $8, is_cancelled = $9
     returning (xmax = 0) as is_new`,
    [
      ...[event.key, title.de, title.en, place.de, place.en, event.starts_at, event.ends_at, event.sale_from],
      ...[event.standing === 'cancelled', event.capacity],
    ],
  )
  await client.query(
    `insert into testshop.seat_group (event, number, name_de, name_en, note_de, note_en)
     select $1, * from jsonb_to_recordset($2)
       as given (number int, name_de text, name_en text, note_de text, note_en text)
     on conflict (event, number) do update set name_de = excluded.name_de, name_en = excluded.name_en,
       note_de = excluded.note_de, note_en = excluded.note_en`,
    [event.key, asJson(event.groups.map((group) => ({ number: group.seat_group, ...named(group) })))],
  )
  const prices = event.groups.flatMap(({ seat_group, prices }) =>
    prices.map(({ sale_type, name, note, cents }, position) => ({
      ...{ seat_group, sale_type, position, cents },
      ...named({ name, note }),
    })),
  )
  await client.query(
    `insert into testshop.price (event, seat_group, sale_type, position, name_de, name_en, note_de, note_en, cents)
     select $1, * from jsonb_to_recordset($2)
       as given (seat_group int, sale_type int, position int, name_de text, name_en text, note_de text, note_en text, cents int)
     on conflict (event, seat_group, sale_type) do update
     set position = excluded.position, name_de = excluded.name_de, name_en = excluded.name_en,
       note_de = excluded.note_de, note_en = excluded.note_en, cents = excluded.cents`,
    [event.key, asJson(prices)],
  )
  const blocks = new Map(
    event.groups.flatMap((group) => group.blocks).map(({ id, time_start }) => [id, time_start]),
  )
  await client.query(
    `insert into testshop.block (event, id, time_start)
     select $1, * from jsonb_to_recordset($2) as given (id int, time_start text)
     on conflict (event, id) do update set time_start = excluded.time_start`,
    [event.key, asJson([...blocks].map(([id, time_start]) => ({ id, time_start })))],
  )
  return rows[0].is_new
}

const named = ({ name, note }: Pick<CatalogueEvent['groups'][number], 'name' | 'note'>) => ({
  ...{ name_de: name.de, name_en: name.en },
  ...{ note_de: note.de, note_en: note.en },
})
const asJson = (rows: object[]) => JSON.stringify(rows)

async function createSeats(client: PoolClient, event: CatalogueEvent): Promise<void> {
  const shares = shareOut(event.capacity, event.groups.length)
  for (const [index, group] of event.groups.entries()) {
    const share = shares[index] ?? 1
    const blocks = group.blocks.length > 0 ? group.blocks : [{ id: 0, status: group.status }]
    for (const block of blocks) {
      const seats = planSeats({
        event: event.key,
        seatGroup: group.seat_group,
        block: block.id,
        seats: group.blocks.length > 0 ? Math.min(share, PER_TIMESLOT) : share,
        // A room with one price for all its seats has no seat numbers.
        isNumbered: event.groups.length > 1,
        sold: soldOf(event.standing, group.status, block.status),
      })
      await client.query(
        `insert into testshop.seat (event, block, seat_group, row, number, is_sold)
         select $1, $2, $3, * from unnest($4::int[], $5::int[], $6::boolean[])`,
        [
          ...[event.key, block.id, group.seat_group],
          ...[seats.map(({ row }) => row), seats.map(({ number }) => number)],
          seats.map(({ isSold }) => isSold),
        ],
      )
    }
  }
}

function soldOf(standing: CatalogueEvent['standing'], ...statuses: string[]) {
  if (standing === 'sold_out' || standing === 'cancelled' || statuses.includes('0')) return 'all'
  return standing === 'few_left' ? 'nearly all' : 'half'
}
