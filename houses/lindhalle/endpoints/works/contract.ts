import { defineEndpoint, listed, z } from 'openfoyer/server'

const work = z.object({
  id: z.number(),
  title: z.string(),
  composer: z.string(),
  minutes: z.number().nullable(),
  year: z.number().nullable(),
  address: z.string(),
})

export const list = defineEndpoint({
  summary: 'The works that are played in the house',
  access: 'visitor',
  shared: true,
  answer: listed(work),
})
