import { z } from 'zod'
import { defineEndpoint } from '../../contract/endpoint.ts'

/** More than a house sells to one person at once. */
const MAX_TICKETS = 100
const MAX_SALE_TYPES = 50
const MAX_KEY = 2_147_483_647

/** A key of the shop, which knows its events by text and everything else by number. */
const shopKey = z.int().min(0).max(MAX_KEY)
const eventKey = z.union([z.string().regex(/^[\w-]{1,64}$/), shopKey.transform(String)])

/** 2 §3 Cart create payload: tickets that share a seat group, one quantity per sale type. */
const newCart = z
  .object({
    event_jet_id: eventKey,
    quantities: z.array(z.int().min(1).max(MAX_TICKETS)).min(1).max(MAX_SALE_TYPES),
    sale_type_ids: z.array(shopKey).min(1).max(MAX_SALE_TYPES),
    seat_group: shopKey.nullish(),
    block_id: shopKey.nullish(),
  })
  .refine(({ quantities, sale_type_ids }) => quantities.length === sale_type_ids.length, {
    path: ['sale_type_ids'],
  })
export type NewCart = z.output<typeof newCart>

/** 2 §3 Cart response. */
const cart = z.object({ tickets_quantity: z.int(), cart_url: z.string() })
export type Cart = z.infer<typeof cart>

export const fillCart = defineEndpoint({
  summary: 'Put tickets into the cart of the shop',
  access: 'visitor',
  personal: true,
  throttle: { calls: 60, seconds: 600 },
  body: newCart,
  answer: cart,
})
