import { z } from 'zod'

/** What a subscription costs in one seat group, as it is stored. */
export const subscriptionPrice = z.object({
  seat_group: z.object({ de: z.string(), en: z.string() }),
  price: z.string().regex(/^\d+\.\d{2}$/),
  reduced: z
    .string()
    .regex(/^\d+\.\d{2}$/)
    .nullable(),
})
export type SubscriptionPrice = z.infer<typeof subscriptionPrice>
