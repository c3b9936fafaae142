import type { Bookable, BookableGroup } from '../../../ui/bookable.ts'
import type { Cart, CartRefusal, EventOffer } from '../contract.ts'
import type { MakeKey } from './cart-calls.ts'
import type { Ticket } from './categories.ts'

/** Test data for the widget. */
const PRICES = [
  { sale_type_id: 2, price: '14.50', text: 'Ermäßigt' },
  { sale_type_id: 1, price: '24.00', text: 'Vollpreis' },
  { sale_type_id: 3, price: '10.00', text: 'Unter 28' },
]

export function group(seat_group: number, text: string, part: Partial<BookableGroup> = {}): BookableGroup {
  return { seat_group, status: '1', text, prices: PRICES, timeslots: [], ...part }
}

export const SLOTS = [
  { block_id: 70, time_start: '11:00:00', status: '0' },
  { block_id: 71, time_start: '12:00:00', status: '1' },
  { block_id: 72, time_start: '13:00:00', status: '2' },
]

export function evening(part: Partial<Bookable> = {}): Bookable {
  return {
    title: 'Der Sturm',
    ticket_url: '/webshop/event/7',
    id_jet: '7',
    date_start: '2026-03-10T19:30:00+01:00',
    seat_groups: [group(1, 'Parkett'), group(2, 'Rang')],
    prices: [],
    ...part,
  }
}

export function ticket(seat_group: number | null, sale_type_id: number, part: Partial<Ticket> = {}): Ticket {
  const { price, text } = PRICES.find((candidate) => candidate.sale_type_id === sale_type_id) ?? {
    price: '5.00',
    text: 'Kind',
  }
  return { seat_group, sale_type_id, price, text, group: seat_group === 2 ? 'Rang' : 'Parkett', ...part }
}

export const CART: Cart = {
  tickets_quantity: 2,
  cart_url: '/webshop/cart',
  reserved_until: '2026-03-10T09:15:00.000Z',
  reserved_seconds: 900,
  may_extend: true,
}

export function refusal(
  left: Partial<CartRefusal['left']> = {},
  part: Partial<CartRefusal> = {},
): CartRefusal {
  return {
    response_code: -214,
    webshop_url: '/webshop/event/7',
    is_all_given_back: true,
    is_partly_reserved: false,
    left: { together: 0, halves: null, groups: [], dates: [], ...left },
    ...part,
  }
}

export function offerOf(event: Bookable, part: Partial<EventOffer> = {}): EventOffer {
  return {
    event_jet_id: event.id_jet ?? '',
    status: 'available',
    webshop_url: event.ticket_url,
    seat_groups: event.seat_groups.map((each) => ({
      ...{ ...each, note: each.note ?? '' },
      status: each.status === '0' ? '0' : '1',
      left: 12,
      prices: each.prices.map((price) => ({ ...price, note: price.note ?? '' })),
      timeslots: each.timeslots.map((slot) => ({
        ...slot,
        status: slot.status === '0' ? '0' : '1',
        left: 5,
      })),
    })),
    ...part,
  }
}

/** Keys with numbers, so that tests can tell them apart. */
export function countedKeys(): MakeKey {
  let made = 0
  return () => `key-${++made}`
}
