import type { Locale } from '../../../contract/locale.ts'
import { hasHigherPrice, mainPriceOf } from '../../../contract/sale-types.ts'
import type { Bookable, BookableGroup, BookablePrice } from '../../../ui/bookable.ts'
import type { EventOffer } from '../contract.ts'

/** What one press of plus adds: a sale type in a seat group (2 §3 Selected ticket). */
export interface Ticket {
  seat_group: number | null
  sale_type_id: number
  price: string
  /** The name of the sale type. */
  text: string
  /** Who may buy at this price. */
  note?: string
  /** The name of the seat group. */
  group: string
  /** The languages of names that exist only in the other language. */
  langs?: { text?: Locale; group?: Locale; note?: Locale }
}

export interface Timeslot {
  block_id: number
  time_start: string
  seat_group: number | null
  /** How many are left; null if unknown. */
  left: number | null
}

/** A line of the price list: a seat group with its main price and its discounts. */
export interface Category {
  seat_group: number | null
  text: string
  lang?: Locale
  /** The house's note on the seats. */
  note: { text: string; lang?: Locale } | null
  left: number | null
  main: Ticket
  discounts: Ticket[]
}

/** What the widget offers of an event: categories, and in timeslot mode the times. */
export interface Choice {
  isTimeslotMode: boolean
  categories: Category[]
  /** The available timeslots of all seat groups. */
  timeslots: Timeslot[]
}

type Group = BookableGroup & { left?: number | null }
type Slot = BookableGroup['timeslots'][number] & { left?: number | null }

/** 3-readings, Webshop: `0` means not available. */
const isAvailable = ({ status }: { status: string }) => status !== '0'

/** What can be chosen: from the page's data, and from the shop's answer once it is there. */
export function choiceOf(event: Bookable, offer: EventOffer | null): Choice {
  const groups: readonly Group[] = offer?.seat_groups ?? groupsOf(event)
  const isTimeslotMode = groups.some(({ timeslots }) => timeslots.length > 0)
  const timeslots = groups.flatMap((group) =>
    group.timeslots.filter(isAvailable).map((slot: Slot): Timeslot => {
      const { block_id, time_start, left = null } = slot
      return { block_id, time_start, seat_group: group.seat_group, left }
    }),
  )
  // 2 §5: in timeslot mode the timeslots decide what is available, otherwise the seat groups.
  const offered = groups.filter((group) =>
    isTimeslotMode ? group.timeslots.some(isAvailable) : isAvailable(group),
  )
  const categories = offered.flatMap((group) => categoryOf(group, isTimeslotMode) ?? [])
  return { isTimeslotMode, categories, timeslots }
}

/** The seat groups of an event; if it has none, its prices are one group. */
function groupsOf({ seat_groups, prices }: Bookable): readonly Group[] {
  const [first] = prices
  if (seat_groups.length > 0 || !first) return seat_groups
  const langs = { text: first.langs?.name }
  return [{ seat_group: null, status: '1', text: first.name, langs, prices, timeslots: [] }]
}

function categoryOf(group: Group, isTimeslotMode: boolean): Category | null {
  const { seat_group, text, left = null, prices } = group
  const lang = group.langs?.text
  // 2 §5: the main price is the one called Vollpreis, and in timeslot mode the first. If none is called so, it is the
  // first too.
  const main = isTimeslotMode ? prices[0] : mainPriceOf(prices)
  if (!main) return null
  const ticket = (price: BookablePrice): Ticket => ({
    ...{ seat_group, group: text },
    ...{ sale_type_id: price.sale_type_id, price: price.price, text: price.text, note: price.note },
    langs: { text: price.langs?.text, group: lang, note: price.langs?.note },
  })
  const discounts = prices.filter((price) => price !== main).map(ticket)
  const note = group.note ? { text: group.note, lang: group.langs?.note } : null
  return { seat_group, text, lang, note, left, main: ticket(main), discounts }
}

/** The prices of pay what you can, in order; null if the others are discounts. */
export function openPrices({ main, discounts }: Category): Ticket[] | null {
  if (!hasHigherPrice(main, discounts)) return null
  return [main, ...discounts].sort((one, other) => Number(one.price) - Number(other.price))
}

/** 2 §9: the price list is collapsed if it has more than two entries. */
const SHORT_LIST = 2

export function shownCategories(categories: Category[], isExpanded: boolean): Category[] {
  return isExpanded ? categories : categories.slice(0, SHORT_LIST)
}

/** 2 §4 Booking widget: there is a toggle if there are more than two prices. */
export function hasToggle(categories: Category[]): boolean {
  return categories.length > SHORT_LIST
}
