import type { ListedEvent } from '../contract/listed-event.ts'
import type { OfferState } from '../contract/offer-states.ts'
import type { Bilingual, Locale } from '../contract/spoken.ts'

/**
 * Everything the site asks of a shop. Each kind of shop fills it in its own folder. Each call is answered within the limits: with a
 * result, a refusal with the shop's code, or the failure `shop_offline`.
 */
export interface Shop {
  /** What can be bought of an event now; null where the shop does not know it. */
  offer(event: string): Promise<Offer | null>
  /** Puts tickets of one seat group into the visitor's cart. */
  fillCart(session: ShopSession, filling: CartFilling): Promise<CartAnswer>
  readCart(session: ShopSession): Promise<CartState>
  /** Extends the reservation of the cart. The shop decides how often. */
  extendCart(session: ShopSession): Promise<CartAnswer>
  /** The offers that have changed since the last call; without `since`, those of all coming events. */
  changes(since: string | null): Promise<{ until: string; offers: Offer[] }>
  /** Tells the shop what is for sale; a shop with a catalogue of its own ignores it. */
  stock(events: StockedEvent[]): Promise<void>
  /** A page of the shop, as its own origin answers it. */
  page(request: PageRequest): Promise<PageAnswer>
  /** The address at the shop where a buyer goes on, with the cart taken along; for a shop without pages inside the site. */
  leave(request: Pick<PageRequest, 'path' | 'session'>): Promise<string>
  /** Somebody says that something has changed at the shop. True: it is worth looking again. A shop without it takes no hints. */
  hint?(body: unknown): Promise<boolean>
  /** Its programme, for the import desk. A shop without it has none to import, or needs a token that is not set. */
  programme?(): Promise<ListedEvent[]>
  /** Paths within the shop. */
  readonly places: ShopPlaces
  /** Whether the last calls were answered; makes no call. */
  isWell(): boolean
  /** Makes a call, and remembers whether it was answered. */
  probe(): Promise<boolean>
}

/** What a kind of shop brings. What it leaves out it cannot do; then the site offers something else. */
export type ShopClient = Pick<Shop, 'places'> & Partial<Shop>

export interface ShopPlaces {
  start: string
  cart: string
  account: string
  /** The page that asks for name and e-mail address and accepts them from the site; null if the shop accepts none. */
  checkout: string | null
  event(key: string): string
  /** Whether a form sent to this path puts tickets into the cart. The path is in its normal spelling, without a query. */
  fillsCart(path: string): boolean
}

/** The shop's own cookies of one visitor. They are sent to the shop only; an answer may change them. */
export interface ShopSession {
  cookies: Record<string, string>
  locale: Locale
  set(cookie: ShopCookie): void
  /** The last calls that have filled the cart, or may have, for a shop that counts a repeated call twice. */
  calls: SentCalls
}

export interface SentCalls {
  get(key: string): SentCall | null
  /** Null: the call has certainly reserved nothing. */
  set(key: string, call: SentCall | null): void
}

export interface SentCall {
  /** The number of tickets that the cart contains at least after the call. */
  tickets: number
}

export interface ShopCookie {
  name: string
  /** Empty: the cookie is to be deleted. */
  value: string
  maxAgeSeconds: number | null
}

export type { OfferState }

export interface Offer {
  event: string
  state: OfferState
  groups: OfferedGroup[]
}

export interface OfferedGroup {
  /** Null for an event that is sold without seat groups. */
  seat_group: number | null
  name: Bilingual
  /** The number of tickets left; null where the shop does not tell. */
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
  /** The tickets in the whole cart. */
  quantity: number
  /** When the first reservation expires; null where the shop does not tell. */
  ends_at: string | null
  may_extend: boolean
}

export type CartAnswer = { kind: 'filled'; cart: CartState } | CartRefusal

/** The shop understood the call and refused: a code of 2 §8, and what is available instead. */
export interface CartRefusal {
  kind: 'refused'
  code: number
  left: WhatIsLeft | null
  /** A part of what was asked for is, or may be, in the cart. */
  isPartly?: boolean
}

export interface WhatIsLeft {
  together: number
  halves: [number, number] | null
  groups: { seat_group: number | null; block: number | null }[]
}

/** 2 §8: the code for a group that finds no seats next to each other. */
export const NO_CONNECTED_SEATS = -214

export interface PageRequest {
  method: 'GET' | 'POST'
  /** A path of the shop with its query, beginning with one slash. */
  path: string
  form: string | null
  session: ShopSession
  /** Name and address of the viewer's account, for the shop to fill in. Given only for `places.checkout`. */
  buyer?: Buyer | null
}

export interface Buyer {
  name: string
  email: string
}

export type PageAnswer =
  | { kind: 'redirect'; path: string }
  | { kind: 'page'; status: number; html: string }
  | { kind: 'file'; type: string; content: Buffer }

/** What the test shop must know of an event to sell it. */
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
    note?: Bilingual
    prices: { sale_type: number; name: Bilingual; note?: Bilingual; cents: number }[]
    blocks: { id: number; time_start: string; status: string }[]
  }[]
}
