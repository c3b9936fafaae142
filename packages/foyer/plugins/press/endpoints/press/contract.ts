import { defineEndpoint, id, listed, z } from 'openfoyer/server'

const summary = z.object({ id: z.number(), title: z.string(), at: z.string().nullable() })

export const list = defineEndpoint({
  summary: 'The press texts whose embargo has ended, the latest first',
  access: 'visitor',
  shared: true,
  answer: listed(summary),
})

export const detail = defineEndpoint({
  summary: 'A press text whose embargo has ended',
  access: 'visitor',
  shared: true,
  params: z.object({ id }),
  answer: summary.extend({ text: z.string(), pictures: z.string() }),
})

export const waiting = defineEndpoint({
  summary: 'The press texts whose embargo has not ended, the next first',
  access: 'editor',
  answer: listed(summary),
})
