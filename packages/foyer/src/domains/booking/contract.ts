import { z } from 'zod'
import { defineEndpoint } from '../../contract/endpoint.ts'
import { langs } from '../../contract/item.ts'
import { DEFAULT_LOCALE } from '../../contract/locale.ts'
import { OFFER_STATES } from '../../contract/offer-states.ts'
import { ROUTES, type RouteName, routePattern, routeRow } from '../../contract/routes.ts'

/** More tickets than a house sells to one person at once. */
const MAX_TICKETS = 100
const MAX_SALE_TYPES = 50
const MAX_KEY = 2_147_483_647

/** A key of the shop, which identifies events by text and everything else by number. */
const shopKey = z.int().min(0).max(MAX_KEY)
const eventText = z.string().regex(/^[\w.:-]{1,64}$/)
const eventKey = z.union([eventText, shopKey.transform(String)])
/** Random, made by the caller, and long enough that others cannot guess it. */
const requestKey = z.string().regex(/^[\w-]{16,48}$/)

/** 2 §3 Cart create payload: tickets of one seat group, one quantity per sale type. */
const newCart = z
  .object({
    event_jet_id: eventKey,
    quantities: z.array(z.int().min(1).max(MAX_TICKETS)).min(1).max(MAX_SALE_TYPES),
    sale_type_ids: z.array(shopKey).min(1).max(MAX_SALE_TYPES),
    seat_group: shopKey.nullish(),
    block_id: shopKey.nullish(),
    /** The same key means the same call: a repeated call reserves nothing more. */
    key: requestKey.nullish(),
    /**
     * The same for all calls of one selection, which are sent one after another. If one group is not available, what
     * the others reserved is released.
     */
    selection: requestKey.nullish(),
  })
  .refine(({ quantities, sale_type_ids }) => quantities.length === sale_type_ids.length, {
    path: ['sale_type_ids'],
  })
export type NewCart = z.output<typeof newCart>

/** 2 §3 Cart response, and until when the tickets are reserved. */
const cart = z.object({
  /** Tickets in the whole cart. */
  tickets_quantity: z.int(),
  cart_url: z.string(),
  /** When the first of them is released; null if the shop does not say, or if the cart is empty. */
  reserved_until: z.string().nullable(),
  /** The same in seconds from now, because a visitor's clock may be wrong. */
  reserved_seconds: z.int().nullable(),
  may_extend: z.boolean(),
})
export type Cart = z.infer<typeof cart>

/**
 * What a refusal of the cart contains besides its text (2 §3 Error response); the widget reads it from the failure's
 * details.
 */
export interface CartRefusal {
  response_code: number
  /** Where the failed button leads (2 §8 Cart creation fails). */
  webshop_url: string
  /** Whether all tickets of the selection have been released; if not, some are still in the cart. */
  is_all_given_back: boolean
  /** A part of this call is in the cart, or may be; the shop shows it. */
  is_partly_reserved: boolean
  left: {
    /** The most seats next to each other in the group asked for. */
    together: number
    /** The party in two parts, each on adjacent seats. */
    halves: [number, number] | null
    /** Seat groups or timeslots with adjacent seats for all. */
    groups: { seat_group: number | null; block_id: number | null }[]
    /** The next dates of the same production that have tickets. */
    dates: { event_jet_id: string; date_start: string; url: string }[]
  }
}

export const fillCart = defineEndpoint({
  summary: 'Put tickets into the cart of the shop',
  access: 'visitor',
  personal: true,
  throttle: { calls: 60, perAddress: 1200, seconds: 600 },
  body: newCart,
  answer: cart,
})

/** A visitor's place in the line before the shop; also the details of a call that has to wait (`in_line`). */
const placeInLine = z.object({
  /** 1 is the first; 0 if the visitor is not in the line. */
  place: z.int(),
  /** It is the visitor's turn: the order can be sent again. */
  is_next: z.boolean(),
  ask_again_seconds: z.int(),
})
export type PlaceInLine = z.infer<typeof placeInLine>

export const readLine = defineEndpoint({
  summary: 'Where the visitor stands in the line before the shop; asking keeps the place',
  access: 'visitor',
  personal: true,
  answer: placeInLine,
})

export const readCart = defineEndpoint({
  summary: 'What is in the cart of the shop, and how long it is kept',
  access: 'visitor',
  personal: true,
  answer: cart,
})

export const extendCart = defineEndpoint({
  summary: 'Keep what is in the cart for another quarter of an hour, once',
  access: 'visitor',
  personal: true,
  throttle: { calls: 20, perAddress: 400, seconds: 600 },
  body: z.object({}),
  answer: cart,
})

const offeredPrice = z.object({
  sale_type_id: z.int(),
  price: z.string().regex(/^\d+\.\d{2}$/),
  text: z.string(),
  /** Who may buy at this price; empty if the house does not say. */
  note: z.string(),
  langs: langs('text', 'note'),
})

/** What is available now; the widget asks when it opens. A status of `0` means not available (3-readings, Webshop). */
const offer = z.object({
  event_jet_id: z.string(),
  status: z.enum(OFFER_STATES),
  webshop_url: z.string(),
  seat_groups: z.array(
    z.object({
      /** Null if the event is sold without seat groups. */
      seat_group: z.int().nullable(),
      status: z.enum(['0', '1']),
      text: z.string(),
      /** The house's note on the seats. */
      note: z.string(),
      langs: langs('text', 'note'),
      /** How many are left; null if the shop does not say. */
      left: z.int().nullable(),
      prices: z.array(offeredPrice),
      timeslots: z.array(
        z.object({
          block_id: z.int(),
          time_start: z.string(),
          status: z.enum(['0', '1']),
          left: z.int().nullable(),
        }),
      ),
    }),
  ),
})
export type EventOffer = z.infer<typeof offer>

export const readOffer = defineEndpoint({
  summary: 'What the shop has of an event now: groups, prices, timeslots, and how many are left',
  access: 'visitor',
  shared: true,
  params: z.object({ event_jet_id: eventText }),
  answer: offer,
})

/** The addresses under which shops are shown (1 §2), with their routes. */
export const AREA_ROUTES: ReadonlyMap<string, RouteName> = new Map(
  (Object.keys(ROUTES) as RouteName[]).flatMap((name) => {
    const [, area = ''] = /^\/(.+)\/\*$/.exec(routePattern(name, DEFAULT_LOCALE)) ?? []
    return routeRow(name).layout === 'webshop' && area ? [[area, name]] : []
  }),
)
export type ShopArea = string

const at = { area: z.string().refine((area) => AREA_ROUTES.has(area)), path: z.string().max(2000) }

/** A sanitised page of the shop: the part between the header and the end of the page. */
const shopPage = z.object({
  status: z.int(),
  title: z.string(),
  html: z.string(),
  /** The number of tickets in the cart, from the page; null if it does not say (2 §7 Cookies). */
  cart_amount: z.int().nullable(),
  cart_url: z.string(),
  /** A path of this site to which the shop redirects the visitor. */
  redirect: z.string().nullable(),
  /** For a visitor who has to wait: the place in the line, and the form to send again. */
  waiting: placeInLine.extend({ form: z.string() }).nullable(),
  /** The form that the shop did not answer, so that the visitor can send it again. */
  unsent: z.string().nullable(),
})
export type ShopPage = z.infer<typeof shopPage>

export const readShopPage = defineEndpoint({
  summary: 'A page of the shop, for the webshop area',
  access: 'visitor',
  personal: true,
  params: z.object(at),
  answer: shopPage,
})

export const sendShopForm = defineEndpoint({
  summary: 'A form of a page of the shop, for the webshop area',
  access: 'visitor',
  personal: true,
  throttle: { calls: 120, perAddress: 2400, seconds: 600 },
  body: z.object({ ...at, form: z.string().max(60_000) }),
  answer: shopPage,
})
