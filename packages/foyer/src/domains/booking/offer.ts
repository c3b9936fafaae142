import { Failure } from '../../contract/errors.ts'
import { textsIn } from '../../contract/item.ts'
import type { Bilingual } from '../../contract/locale.ts'
import type { Context } from '../../platform/context.ts'
import type { OfferedGroup, Shop } from '../../webshop/port.ts'
import { areaHref } from './areas.ts'
import { requireShop } from './cart.ts'
import type { EventOffer } from './contract.ts'
import { type HouseWords, requireVisibleEvent } from './events.ts'

/** Visitors who open the widget within this time share one answer, so the shop is asked once a second at most. */
const SHARED_MS = 1_000

/** What the shop has of an event now. */
export async function readOffer(context: Context, shop: Shop, event: string): Promise<EventOffer> {
  await requireShop(context)
  const house = await requireVisibleEvent(context, event)
  const offer = await shop.offer(event)
  if (!offer) throw new Failure('not_found')
  context.reads.until(new Date(context.clock.now().getTime() + SHARED_MS))
  return {
    event_jet_id: event,
    status: offer.state,
    webshop_url: areaHref('webshop', context, shop.places.event(event)),
    seat_groups: offer.groups.map((group) => describeGroup(group, house, context)),
  }
}

const NO_NOTE: Bilingual = { de: '', en: '' }

const status = (isAvailable: boolean) => (isAvailable ? '1' : '0')

function describeGroup(
  { seat_group, name, left, isAvailable, prices, timeslots }: OfferedGroup,
  house: HouseWords,
  { locale }: Context,
): EventOffer['seat_groups'][number] {
  const own = house.seatGroups.find((group) => group.seat_group === seat_group)
  const noteOf = (saleType: number) =>
    (own ?? house).prices.find((price) => price.sale_type_id === saleType)?.note ?? NO_NOTE
  return {
    seat_group,
    status: status(isAvailable),
    ...textsIn({ text: name, note: own?.note ?? NO_NOTE }, locale),
    left,
    prices: prices.map((price) => ({
      sale_type_id: price.sale_type,
      price: (price.cents / 100).toFixed(2),
      ...textsIn({ text: price.name, note: noteOf(price.sale_type) }, locale),
    })),
    timeslots: timeslots.map(({ block, time_start, ...slot }) => ({
      ...{ block_id: block, time_start, left: slot.left },
      status: status(slot.isAvailable),
    })),
  }
}
