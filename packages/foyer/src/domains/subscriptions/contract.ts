import { z } from 'zod'
import { defineEndpoint } from '../../contract/endpoint.ts'
import { itemLink, lang, langs } from '../../contract/item.ts'
import { listed } from '../../contract/paging.ts'

/** Text with two decimals, like all prices (2 §3 Ticket price item). */
const amount = z.string().regex(/^\d+\.\d{2}$/)

/** The price of a subscription in one seat group, as stored. */
export const subscriptionPrice = z.object({
  seat_group: z.object({ de: z.string(), en: z.string() }),
  price: amount,
  reduced: amount.nullable(),
})
export type SubscriptionPrice = z.infer<typeof subscriptionPrice>

/** A row of the table of subscriptions (1 §2). */
const subscription = z.object({
  id: z.int(),
  name: z.string(),
  lang,
  /** Rich text, as are what it includes and how to book it. */
  description: z.string(),
  series: itemLink.nullable(),
  /** The number of its events. */
  event_count: z.int(),
  /** Their dates as text. */
  dates: z.string(),
  langs: langs('dates'),
  included: z.string(),
  how_to_book: z.string(),
  /** Empty if it cannot be booked online. */
  booking_url: z.string(),
  prices: z.array(z.object({ seat_group: z.string(), lang, price: amount, reduced: amount.nullable() })),
})
export type Subscription = z.infer<typeof subscription>

export const list = defineEndpoint({
  summary: 'All subscriptions, with their prices per seat group',
  access: 'visitor',
  shared: true,
  answer: listed(subscription),
})
