import { z } from 'zod'
import { Failure } from '../../contract/errors.ts'
import { jsonIn, type ShopResponse } from '../ask.ts'
import type { Offer } from '../port.ts'

const bilingual = z.object({ de: z.string(), en: z.string() })

/** The shop uses the number 0 for tickets without groups or timeslots. */
const zeroAsNull = (value: number) => (value === 0 ? null : value)

const offer = z
  .object({
    event: z.string(),
    state: z.enum(['available', 'few_left', 'sold_out']),
    groups: z.array(
      z.object({
        seat_group: z.int().transform(zeroAsNull),
        name: bilingual,
        left: z.int(),
        prices: z.array(z.object({ sale_type: z.int(), name: bilingual, cents: z.int() })),
        blocks: z.array(z.object({ id: z.int(), time_start: z.string(), left: z.int() })),
      }),
    ),
  })
  .transform(
    ({ event, state, groups }): Offer => ({
      event,
      state,
      groups: groups.map(({ blocks, ...group }) => ({
        ...group,
        isAvailable: group.left > 0,
        timeslots: blocks.map(({ id, time_start, left }) => ({
          ...{ block: id, time_start, left },
          isAvailable: left > 0,
        })),
      })),
    }),
  )

export const offers = z.object({ offers: z.array(offer) })
export const changedOffers = offers.extend({ until: z.string() })
export const cart = z.object({ quantity: z.int(), ends_at: z.string().nullable(), may_extend: z.boolean() })
export const refusal = z.object({
  code: z.int(),
  left: z
    .object({
      together: z.int(),
      halves: z.tuple([z.int(), z.int()]).nullable(),
      groups: z.array(
        z.object({ seat_group: z.int().transform(zeroAsNull), block: z.int().transform(zeroAsNull) }),
      ),
    })
    .nullable(),
})

/** An answer with the expected schema; any other means that the shop does not work. */
export function read<T>(schema: z.ZodType<T>, response: ShopResponse): T {
  const parsed = schema.safeParse(jsonIn(response))
  if (!parsed.success) throw new Failure('shop_offline', { cause: parsed.error })
  return parsed.data
}
