import { z } from 'zod'
import { defineEndpoint } from '../contract/endpoint.ts'
import { EVENT_STATUS } from '../domains/events/contract.ts'
import { modules } from './contract.ts'

const measured = z.object({ role: z.string(), ground: z.string(), figure: z.string(), ratio: z.number() })

export const look = defineEndpoint({
  summary:
    'Everything a theme decides, for those who make one: roles, contrasts, slots, and every module in each of its variants',
  access: 'editor',
  personal: true,
  answer: z.object({
    roles: z.array(z.object({ group: z.string(), role: z.string(), about: z.string(), value: z.string() })),
    pairs: z.array(measured),
    /** The custom properties of the colours in each scheme; null where the house has no dark one. */
    light: z.record(z.string(), z.string()),
    dark: z.record(z.string(), z.string()).nullable(),
    states: z.array(z.enum(EVENT_STATUS)),
    slots: z.array(z.object({ slot: z.string(), is_replaced: z.boolean() })),
    modules,
    /** Models that need content the house does not have yet. */
    without_content: z.array(z.string()),
  }),
})
export type Look = z.infer<typeof look.answer>
