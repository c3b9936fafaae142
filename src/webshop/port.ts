import type { Bilingual, Locale } from '../contract/locale.ts'

/**
 * Everything the site knows of a shop. Two speak it: `testshop/`, our own, and `eventim/`, for a foreign one. Whoever calls
 * gets an answer, a refusal with the shop's code, or the failure `shop_offline`, and never waits for long.
 */
export interface Shop {
  /** What can be had of an event now; null where the shop does not know it. */
  offer(event: string): Promise<Offer | null>
  /** Puts tickets that share a seat group into the visitor's cart. */
  fillCart(session: ShopSession, filling: CartFilling): Promise<CartAnswer>
  readCart(session: ShopSession): Promise<CartState>
  /** Keeps what is in the cart for another while; how often is for the shop to say. */
  extendCart(session: ShopSession): Promise<CartAnswer>
  /** The offers that have moved since the last look; without one, those of all events that are still to come. */
  changes(since: string | null): Promise<{ until: string; offers: Offer[] }>
  /** Tells the shop what the house has on sale; a shop that has its own catalogue does nothing. */
  stock(events: StockedEvent[]): Promise<void>
  /** A page of the shop as it stands at its own origin. */
  page(request: PageRequest): Promise<PageAnswer>
  /** Where things are in the shop, as paths of its own. */
  readonly places: ShopPlaces
  readonly promises: ShopPromises
  /** Whether it answers, as far as the last calls tell; never asks. */
  isWell(): boolean
  /** Asks whether it is well, and remembers. */
  probe(): Promise<boolean>
}

export interface ShopPlaces {
  start: string
  cart: string
  account: string
  event(key: string): string
  /** Whether a form sent to this path, in its one spelling and without a query, puts tickets into the cart. */
  fillsCart(path: string): boolean
}

/** What a shop can keep, and so what the site may say to a visitor. */
export interface ShopPromises {
  /** Groups chosen together are all reserved or none. */
  isAllOrNothing: boolean
  /** The same key never reserves twice. */
  isIdempotent: boolean
}

/** The shop's own cookies of one visitor: they go to the shop and nowhere else, and what it sets comes back with an answer. */
export interface ShopSession {
  cookies: Record<string, string>
  locale: Locale
  set(cookie: ShopCookie): void
  /** The last calls that filled the cart or may have; for a shop that takes the same call for another one. */
  calls: SentCalls
}

export interface SentCalls {
  get(key: string): SentCall | null
  /** Null: it is known to have reserved nothing. */
  set(key: string, call: SentCall | null): void
}

export interface SentCall {
  /** How many tickets the cart holds at least once the call has been done. */
  tickets: number
}

export interface ShopCookie {
  name: string
  /** Empty: it is to be forgotten. */
  value: string
  maxAgeSeconds: number | null
}

export type OfferState = 'available' | 'few_left' | 'sold_out'

export interface Offer {
  event: string
  state: OfferState
  groups: OfferedGroup[]
}

export interface OfferedGroup {
  /** Null where the house sells without seat groups. */
  seat_group: number | null
  name: Bilingual
  /** How many are left; null where the shop does not tell. */
  left: number | null
  isAvailable: boolean
  prices: { sale_type: number; name: Bilingual; cents: number }[]
  timeslots: { block: number; time_start: string; left: number | null; isAvailable: boolean }[]
}

export interface CartFilling {
  event: string
  seat_group: number | null
  block: number | null
  tickets: { sale_type: number; quantity: number }[]
  key: string
  selection: string | null
}

export interface CartState {
  /** Tickets in the whole cart. */
  quantity: number
  /** When the first of them goes back on sale; null where the shop does not tell. */
  ends_at: string | null
  may_extend: boolean
}

export type CartAnswer = { kind: 'filled'; cart: CartState } | CartRefusal

/** The shop understood, and said no: a code of 2 §8, and what could be had instead. */
export interface CartRefusal {
  kind: 'refused'
  code: number
  left: WhatIsLeft | null
}

export interface WhatIsLeft {
  together: number
  halves: [number, number] | null
  groups: { seat_group: number | null; block: number | null }[]
}

/** 2 §8: the code of a party that finds no seats next to each other. */
export const NO_CONNECTED_SEATS = -214

export interface PageRequest {
  method: 'GET' | 'POST'
  /** A path of the shop with its query, beginning with one slash. */
  path: string
  form: string | null
  session: ShopSession
}

export type PageAnswer =
  | { kind: 'redirect'; path: string }
  | { kind: 'page'; status: number; html: string }
  | { kind: 'file'; type: string; content: Buffer }

/** What the test shop has to know of an event to sell it. */
export interface StockedEvent {
  key: string
  title: Bilingual
  place: Bilingual
  starts_at: string
  ends_at: string
  sale_from: string | null
  standing: string
  capacity: number
  groups: {
    seat_group: number
    status: string
    name: Bilingual
    prices: { sale_type: number; name: Bilingual; cents: number }[]
    blocks: { id: number; time_start: string; status: string }[]
  }[]
}
