import { Failure } from '../../contract/errors.ts'
import { addressOf } from '../../contract/item.ts'
import type { Context } from '../../platform/context.ts'
import { and, asc, eq, gt, ne } from '../../platform/database/drizzle.ts'
import { isVisibleTo, visibleTo } from '../../platform/database/visibility.ts'
import { houseTime } from '../../platform/time/house-clock.ts'
import type { StoredPrice, StoredSeatGroup } from '../events/contract.ts'
import { selectEvents, titleOf } from '../events/summaries.ts'
import { EVENTS_TAG, events } from '../events/tables.ts'
import type { CartRefusal } from './contract.ts'

/**
 * Refuses an event that is hidden on the site, whatever the shop says. An event that only the shop has is allowed. Answers with the
 * prices and seat groups as the house stores them.
 */
export async function requireVisibleEvent(context: Context, shopKey: string): Promise<HouseWords> {
  context.reads.note(EVENTS_TAG)
  const [event] = await context.db
    .select({
      isOnline: events.isOnline,
      publishedAt: events.publishedAt,
      prices: events.prices,
      seatGroups: events.seatGroups,
    })
    .from(events)
    .where(eq(events.idJet, shopKey))
  if (event && !isVisibleTo(context, event)) throw new Failure('not_found')
  return { prices: event?.prices ?? [], seatGroups: event?.seatGroups ?? [] }
}

/** Prices and seat groups as the house stores them, with their notes. A shop need not know the notes. */
export interface HouseWords {
  prices: StoredPrice[]
  seatGroups: StoredSeatGroup[]
}

const NEXT = 3

/** The next dates of the same production for which the shop has tickets. */
export async function nextDates(context: Context, shopKey: string): Promise<CartRefusal['left']['dates']> {
  const [own] = await context.db
    .select({ id: events.id, productionId: events.productionId })
    .from(events)
    .where(eq(events.idJet, shopKey))
  if (!own?.productionId) return []
  const rows = await selectEvents(context)
    .where(
      and(
        eq(events.productionId, own.productionId),
        ne(events.id, own.id),
        gt(events.dateStart, context.clock.now()),
        visibleTo(context, events),
      ),
    )
    .orderBy(asc(events.dateStart))
    .limit(NEXT * 4)
  const { locale, availability } = context
  return rows
    .filter(({ event }) => event.status !== 'cancelled' && event.status !== 'sold_out')
    .filter(({ event }) => availability.of(event.idJet)?.state !== 'sold_out')
    .flatMap((row) => {
      const { idJet, id, dateStart } = row.event
      if (idJet === null) return []
      const { url } = addressOf('event', id, titleOf(context, row), locale)
      return { event_jet_id: idJet, date_start: houseTime(dateStart), url }
    })
    .slice(0, NEXT)
}
