import { z } from 'zod'
import { defineEndpoint } from '../contract/endpoint.ts'
import { listed } from '../contract/paging.ts'

/** What a new house has to do before it goes public, in the order in which the back-office lists it. */
const firstStep = z.enum([
  'name',
  'rooms',
  'imprint',
  'privacy',
  'accessibility',
  'menu',
  'programme',
  'tickets',
  'mail',
  'colleague',
  'public',
])
export type FirstStep = z.infer<typeof firstStep>

export const list = defineEndpoint({
  summary: 'What a new house has to do before it goes public, and what of it is done',
  access: 'admin',
  personal: true,
  answer: listed(z.object({ step: firstStep, is_done: z.boolean() })),
})
