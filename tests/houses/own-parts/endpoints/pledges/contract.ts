import { defineEndpoint, id, listed, z } from 'openfoyer/server'

const pledge = z.object({ name: z.string(), at: z.string() })

export const list = defineEndpoint({
  summary: 'Who has pledged something for a work',
  access: 'visitor',
  shared: true,
  params: z.object({ work: id }),
  answer: listed(pledge),
})

export const sheet = defineEndpoint({
  summary: 'Who has pledged something for a work, as a file',
  access: 'visitor',
  shared: true,
  params: z.object({ work: id }),
  file: 'text/csv; charset=utf-8',
  answer: z.string(),
})

export const give = defineEndpoint({
  summary: 'Pledge something for a work',
  access: 'visitor',
  throttle: { calls: 5, perAddress: 50, seconds: 60 },
  params: z.object({ work: id }),
  body: z.strictObject({ name: z.string().trim().min(1).max(80) }),
  answer: z.void(),
})

export const forget = defineEndpoint({
  summary: 'Forget all pledges for a work',
  access: 'editor',
  params: z.object({ work: id }),
  answer: z.void(),
})
