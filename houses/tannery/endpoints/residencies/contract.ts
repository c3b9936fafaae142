import { defineEndpoint, listed, z } from 'openfoyer/server'

const call = z.object({
  until: z.string(),
  words: z.string(),
  email: z.string(),
  link: z.string(),
  is_open: z.boolean(),
})

const residency = z.object({
  id: z.int(),
  title: z.string(),
  address: z.string(),
  what: z.string(),
  about: z.string(),
  room: z.string(),
  starts: z.string(),
  ends: z.string(),
  when: z.enum(['now', 'next', 'past']),
  call: call.nullable(),
})
export type Residency = z.infer<typeof residency>

export const list = defineEndpoint({
  summary: 'Residencies: now, next and past, with their open calls',
  access: 'visitor',
  shared: true,
  answer: listed(residency),
})
