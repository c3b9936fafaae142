import type { Availabilities, Availability } from '../../platform/availability.ts'
import { announcedBy } from '../../platform/cache/table-tags.ts'
import type { Platform } from '../../platform/context.ts'
import { inArray } from '../../platform/database/drizzle.ts'
import type { Offer, OfferState, Shop } from '../../webshop/port.ts'
import { events } from '../events/tables.ts'

/**
 * What stored pages say about tickets: available, few left, sold out, and which groups are closed. It is held in memory
 * and updated every few seconds, so it needs no table. Pages are dropped only when one of these states changes, not
 * with every seat.
 */
export function createAvailability(): Availabilities & { take(offers: Offer[]): string[] } {
  const known = new Map<string, Availability>()
  return {
    of: (shopKey) => (shopKey === null ? null : (known.get(shopKey) ?? null)),
    /** Returns the keys of the events whose state has changed. */
    take(offers) {
      const changed: string[] = []
      for (const offer of offers) {
        const next = availabilityOf(offer)
        if (JSON.stringify(known.get(offer.event)) === JSON.stringify(next)) continue
        known.set(offer.event, next)
        changed.push(offer.event)
      }
      return changed
    },
  }
}

/** What a stored page says. It changes rarely, so it leaves the finer states to the widget. */
const SHOWN: Record<OfferState, Availability['state']> = {
  available: 'available',
  few_left: 'few_left',
  // Some may come back.
  reserved: 'few_left',
  sold_out: 'sold_out',
  waiting_list: 'sold_out',
  not_yet: 'available',
  over: 'available',
  closed: 'available',
  voucher: 'available',
  seats: 'available',
}

function availabilityOf({ state, groups }: Offer): Availability {
  const isClosed = (part: { isAvailable: boolean }) => !part.isAvailable
  return {
    state: SHOWN[state],
    closedGroups: groups.filter(isClosed).flatMap(({ seat_group }) => seat_group ?? []),
    closedBlocks: groups.flatMap(({ timeslots }) => timeslots.filter(isClosed).map(({ block }) => block)),
  }
}

interface Refreshing extends Pick<Platform, 'db' | 'changes'> {
  availability: ReturnType<typeof createAvailability>
}

/** Asks the shop for changes since the last time. */
export function availabilityRefresher({ db, changes, availability }: Refreshing, shop: Shop) {
  let since: string | null = null
  return async (): Promise<void> => {
    const { until, offers } = await shop.changes(since)
    since = until
    const changed = availability.take(offers)
    if (changed.length === 0) return
    const rows = await db.select().from(events).where(inArray(events.idJet, changed))
    await changes.announce(db, ...new Set(announcedBy(events, rows)))
  }
}
