import { z } from 'zod'
import { defineEndpoint } from '../contract/endpoint.ts'
import { LOCALES } from '../contract/locale.ts'
import { listed } from '../contract/paging.ts'

/** What a new house has to do before it goes public, in the order in which the back-office lists it. */
const firstStep = z.enum([
  'name',
  'look',
  'rooms',
  'imprint',
  'privacy',
  'accessibility',
  'menu',
  'programme',
  'tickets',
  'mail',
  'backup',
  'colleague',
  'public',
])
export type FirstStep = z.infer<typeof firstStep>

/** No data show whether they are done, so an admin says so. */
const byHand = z.enum(['look', 'backup'])
export type StepByHand = z.infer<typeof byHand>

export const list = defineEndpoint({
  summary: 'What a new house has to do before it goes public, and what of it is done',
  access: 'admin',
  personal: true,
  answer: listed(
    z.object({
      step: firstStep,
      is_done: z.boolean(),
      /** The address of the screen, where it depends on the data. */
      url: z.string().nullable(),
    }),
  ),
})

export const tick = defineEndpoint({
  summary: 'Says that a first step is done, or open again, where no data show it',
  access: 'admin',
  personal: true,
  body: z.strictObject({ step: byHand, is_done: z.boolean() }),
  answer: z.object({}),
})

export const testMail = defineEndpoint({
  summary: 'Sends a letter to the admin who asks, as all mail is sent, and says what happened',
  access: 'admin',
  personal: true,
  throttle: { calls: 10, perAddress: 30, seconds: 3600 },
  answer: z.object({
    to: z.string(),
    /** The folder it was written into, where mail does not leave the machine. */
    folder: z.string().nullable(),
  }),
})

export const legalGaps = defineEndpoint({
  summary: 'The gaps of the legal templates that are not filled yet; until then visitors do not see the text',
  access: 'editor',
  personal: true,
  answer: listed(z.object({ id: z.int(), locale: z.enum(LOCALES), gaps: z.array(z.string()) })),
})
