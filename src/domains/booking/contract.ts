import { z } from 'zod'
import { defineEndpoint } from '../../contract/endpoint.ts'
import { langs } from '../../contract/item.ts'

/** More than a house sells to one person at once. */
const MAX_TICKETS = 100
const MAX_SALE_TYPES = 50
const MAX_KEY = 2_147_483_647

/** A key of the shop, which knows its events by text and everything else by number. */
const shopKey = z.int().min(0).max(MAX_KEY)
const eventText = z.string().regex(/^[\w-]{1,64}$/)
const eventKey = z.union([eventText, shopKey.transform(String)])
/** Made by the caller, at random: long enough that nobody guesses another's. */
const requestKey = z.string().regex(/^[\w-]{16,48}$/)

/** 2 §3 Cart create payload: tickets that share a seat group, one quantity per sale type. */
const newCart = z
  .object({
    event_jet_id: eventKey,
    quantities: z.array(z.int().min(1).max(MAX_TICKETS)).min(1).max(MAX_SALE_TYPES),
    sale_type_ids: z.array(shopKey).min(1).max(MAX_SALE_TYPES),
    seat_group: shopKey.nullish(),
    block_id: shopKey.nullish(),
    /** The same key means the same call: sent again, it reserves nothing more. */
    key: requestKey.nullish(),
    /**
     * Shared by the calls of one selection, which are sent one after another: where one group cannot be had, what the others
     * reserved is given back.
     */
    selection: requestKey.nullish(),
  })
  .refine(({ quantities, sale_type_ids }) => quantities.length === sale_type_ids.length, {
    path: ['sale_type_ids'],
  })
export type NewCart = z.output<typeof newCart>

/** 2 §3 Cart response, and until when the tickets are kept. */
const cart = z.object({
  /** Tickets in the whole cart. */
  tickets_quantity: z.int(),
  cart_url: z.string(),
  /** When the first of them goes back on sale; null where the shop does not tell, or the cart is empty. */
  reserved_until: z.string().nullable(),
  /** The same in seconds from now: a visitor's clock may be wrong. */
  reserved_seconds: z.int().nullable(),
  may_extend: z.boolean(),
})
export type Cart = z.infer<typeof cart>

/** What a refusal of the cart says beside its words (2 §3 Error response): the widget reads it off the failure's details. */
export interface CartRefusal {
  response_code: number
  /** Where the failed button leads (2 §8 Cart creation fails). */
  webshop_url: string
  /** Whether what was chosen together has been given back; where not, the cart still holds it. */
  is_all_given_back: boolean
  left: {
    /** The most that can sit together in the group asked for. */
    together: number
    /** The party in two parts, each together. */
    halves: [number, number] | null
    /** Where all can still sit together: other groups, or other timeslots. */
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

/** Where somebody stands in the line before the shop; also what a call says that has to wait (`in_line`). */
const placeInLine = z.object({
  /** 1 is the first; 0 where nobody waits. */
  place: z.int(),
  /** The turn has come: send the order again. */
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
  langs: langs('text'),
})

/** What can be had now: the widget asks when it opens. Statuses of `0` are not available (3-readings, Webshop). */
const offer = z.object({
  event_jet_id: z.string(),
  status: z.enum(['available', 'few_left', 'sold_out']),
  webshop_url: z.string(),
  seat_groups: z.array(
    z.object({
      /** Null where the event is sold without seat groups. */
      seat_group: z.int().nullable(),
      status: z.enum(['0', '1']),
      text: z.string(),
      langs: langs('text'),
      /** How many are left; null where the shop does not tell. */
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

/** The addresses under which shops are shown (1 §2). */
export const SHOP_AREAS = ['webshop', 'testshop', 'test.webshop', 'eventim.webshop'] as const
export type ShopArea = (typeof SHOP_AREAS)[number]

const at = { area: z.enum(SHOP_AREAS), path: z.string().max(2000) }

/** A page of the shop, made harmless: what stands between the header and the end of the page. */
const shopPage = z.object({
  status: z.int(),
  title: z.string(),
  html: z.string(),
  /** How many tickets the page says are in the cart; null where it does not (2 §7 Cookies). */
  cart_amount: z.int().nullable(),
  cart_url: z.string(),
  /** Where the shop sends the visitor instead; a path of this site. */
  redirect: z.string().nullable(),
  /** Where so many want tickets that one has to wait: the place in the line, and the form to send again. */
  waiting: placeInLine.extend({ form: z.string() }).nullable(),
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
