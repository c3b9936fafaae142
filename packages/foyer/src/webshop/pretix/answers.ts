import { z } from 'zod'

/**
 * The answers of the widget protocol, as far as they are used. Fields that are not named here may come and go; a named one that
 * changes makes the answer unusable, because a price that is misread is worse than no price.
 */
const money = z.string().regex(/^\d{1,7}\.\d{2}$/)
/** 100: to be had. 20: all in carts. 10: ordered, not paid. 0: gone. And how many, if the shop says so. */
const availability = z.tuple([z.int().min(0).max(100), z.int().nullable()])
const price = z.object({ gross: money })

const variation = z.object({
  id: z.int().positive(),
  value: z.string(),
  price,
  avail: availability,
  current_unavailability_reason: z.string().nullable(),
})
const item = z.object({
  id: z.int().positive(),
  name: z.string(),
  has_variations: z.boolean(),
  price: price.nullable(),
  avail: availability.nullable(),
  free_price: z.boolean(),
  mandatory_priced_addons: z.boolean(),
  allow_waitinglist: z.boolean(),
  current_unavailability_reason: z.string().nullable(),
  variations: z.array(variation),
})
export type PretixItem = z.infer<typeof item>

const sold = z.object({
  currency: z.string(),
  error: z.string().nullable(),
  waiting_list_enabled: z.boolean(),
  has_seating_plan: z.boolean(),
  items_by_category: z.array(z.object({ items: z.array(item) })),
})
/** A shop that is not live, or a date that does not exist, is answered with a sentence and nothing else. */
const refused = z.object({ error: z.string().min(1), currency: z.undefined().optional() })

export const productList = z.union([sold, refused])
export type ProductList = z.infer<typeof sold>

export const cartSeen = z.object({ cart_exists: z.boolean() })

export const eventList = z.object({
  has_more_events: z.boolean().default(false),
  events: z.array(
    z.object({
      subevent: z.int().nullish(),
      availability: z.object({ reason: z.string().nullish() }),
    }),
  ),
})

export const cartAdded = z.object({
  ready: z.boolean().optional(),
  success: z.boolean().optional(),
  redirect: z.string().nullish(),
  cart_id: z.string().optional(),
  has_cart: z.boolean().optional(),
  check_url: z.string().optional(),
})
export type CartAdded = z.infer<typeof cartAdded>
