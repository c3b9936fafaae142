import { recordReads } from '../../platform/cache/reads.ts'
import type { Platform } from '../../platform/context.ts'
import { and, asc, eq, gt, isNotNull } from '../../platform/database/drizzle.ts'
import { VISITOR } from '../../platform/viewer.ts'
import type { Shop, StockedEvent } from '../../webshop/port.ts'
import type { StoredPrice, StoredSeatGroup } from '../events/contract.ts'
import { titleOf } from '../events/summaries.ts'
import { events } from '../events/tables.ts'
import { productions } from '../productions/tables.ts'
import { rooms, venues } from '../venues/tables.ts'

/** Events sent in one call: the shop makes seats for each. */
const AT_ONCE = 20
/** The limit for events: about a season. Later events follow when earlier ones are over. */
const MOST = 500
/** For rooms without a capacity. */
const USUAL_CAPACITY = 100

/**
 * Sends the test shop the events on sale, and later those that have changed. Events it knows already keep their seats.
 */
export function shopStocker(platform: Pick<Platform, 'db' | 'clock'>, shop: Shop) {
  const told = new Map<string, string>()
  return async (stopping?: AbortSignal): Promise<void> => {
    const changed = (await eventsOnSale(platform)).filter(
      (event) => told.get(event.key) !== JSON.stringify(event),
    )
    for (let start = 0; start < changed.length && !stopping?.aborted; start += AT_ONCE) {
      const some = changed.slice(start, start + AT_ONCE)
      await shop.stock(some)
      for (const event of some) told.set(event.key, JSON.stringify(event))
    }
  }
}

async function eventsOnSale({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<StockedEvent[]> {
  // With a visitor's rights, because the shop shows its pages to visitors.
  const reader = { viewer: VISITOR, clock, reads: recordReads() }
  const rows = await db
    .select({
      event: events,
      production: productions,
      room: { name: rooms.name, capacity: rooms.capacity },
      venue: venues.name,
    })
    .from(events)
    .leftJoin(productions, eq(productions.id, events.productionId))
    .leftJoin(rooms, eq(rooms.id, events.roomId))
    .leftJoin(venues, eq(venues.id, rooms.venueId))
    .where(and(isNotNull(events.idJet), gt(events.dateEnd, clock.now())))
    .orderBy(asc(events.dateStart))
    .limit(MOST)
  const stocked = rows.map(({ event, production, room, venue }): StockedEvent => {
    const place = (language: 'de' | 'en') =>
      [room?.name[language], venue?.[language]].filter(Boolean).join(', ')
    return {
      key: event.idJet as string,
      title: titleOf(reader, { event, production }),
      place: { de: place('de'), en: place('en') },
      starts_at: event.dateStart.toISOString(),
      ends_at: event.dateEnd.toISOString(),
      sale_from: event.ticketSaleFrom?.toISOString() ?? null,
      standing: event.status,
      capacity: room?.capacity ?? USUAL_CAPACITY,
      groups: groupsOf(event),
    }
  })
  return stocked.filter(({ groups }) => groups.length > 0)
}

/** The seat groups of an event; if it has none, one group with number 0 and all prices. */
function groupsOf({ seatGroups, prices }: { seatGroups: StoredSeatGroup[]; prices: StoredPrice[] }) {
  if (seatGroups.length > 0) {
    return seatGroups.map(({ seat_group, status, text, note, timeslots, ...group }) => ({
      ...{ seat_group, status, name: text, ...(note && { note }) },
      prices: pricesOf(group.prices),
      blocks: timeslots.map(({ block_id, time_start, status: slot }) => ({
        id: block_id,
        time_start,
        status: slot,
      })),
    }))
  }
  const [first] = prices
  if (!first) return []
  return [{ seat_group: 0, status: '1', name: first.name, prices: pricesOf(prices), blocks: [] }]
}

function pricesOf(prices: StoredPrice[]): StockedEvent['groups'][number]['prices'] {
  return prices.map(({ sale_type_id, text, note, price }) => ({
    sale_type: sale_type_id,
    name: text,
    ...(note && { note }),
    cents: Math.round(Number(price) * 100),
  }))
}
