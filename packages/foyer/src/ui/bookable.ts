import type { DesignSettings } from '../contract/design-settings.ts'
import type { Locale } from '../contract/locale.ts'

/** A price as the booking widget needs it (2 §3 Ticket price item). */
export interface BookablePrice {
  /** Two decimals, as the shop writes it. */
  price: string
  sale_type_id: number
  text: string
  /** Who may buy at this price. Only the offer of the shop carries it. */
  note?: string
  /** The languages of texts that exist only in the other language. */
  langs?: { text?: Locale; note?: Locale }
}

/** 2 §3 Seat group, Timeslot. A status of `0` is not available (3-readings, Webshop). */
export interface BookableGroup {
  /** Null where the event is sold without seat groups. */
  seat_group: number | null
  status: string
  text: string
  /** The house's note on the seats. */
  note?: string
  langs?: { text?: Locale; note?: Locale }
  prices: readonly BookablePrice[]
  timeslots: readonly { block_id: number; time_start: string; status: string }[]
}

/** 2 §3 Booking widget inputs, as they are part of events. */
export interface Bookable {
  title: string
  /** The language of the title, if it is not the page's. */
  lang?: Locale
  ticket_url: string
  id_jet: string | null
  date_start: string
  seat_groups: readonly BookableGroup[]
  prices: readonly (BookablePrice & { name: string; langs?: { name?: Locale } })[]
}

/** 2 §2 Booking button, 2 §5: an event that is free needs no ticket. */
export function hasTickets({
  seat_groups,
  prices,
}: {
  seat_groups: readonly unknown[]
  prices: readonly { price: string }[]
}): boolean {
  return seat_groups.length > 0 || prices.some(({ price }) => price !== '0.00')
}

/** 2 §2 Booking button: the widget opens with quick-buy active, if the event has an id in the shop. */
export function opensWidget(event: Bookable, design: DesignSettings | null): boolean {
  return design?.quickBuy === true && event.id_jet !== null && hasTickets(event)
}
