import { z } from 'zod'
import { defineEndpoint } from '../../contract/endpoint.ts'
import { listed } from '../../contract/paging.ts'

/** What WebAuthn in a browser takes and returns, as JSON; the library on the server checks the details. */
const options = z.looseObject({ challenge: z.string() })
const response = z.looseObject({ id: z.string().min(1).max(1_400) })
/** A signed copy of the challenge, which is sent back with the response. */
const state = z.string().min(1).max(300)

const forOneself = { access: 'customer', personal: true } as const
const atTheEntrance = { access: 'visitor', reachableOffline: true, personal: true } as const

const passkey = z.object({
  id: z.int(),
  name: z.string(),
  created_at: z.string(),
  last_used_at: z.string().nullable(),
})
export type Passkey = z.infer<typeof passkey>

export const list = defineEndpoint({ summary: 'One’s own passkeys', ...forOneself, answer: listed(passkey) })

export const begin = defineEndpoint({
  summary: 'What a browser needs to make a passkey',
  ...forOneself,
  body: z.object({ current_password: z.string().min(1).max(1000) }),
  answer: z.object({ options, state }),
})

export const add = defineEndpoint({
  summary: 'Keep a passkey; with the first of somebody’s factors come recovery codes, told this once',
  ...forOneself,
  body: z.object({ state, response, name: z.string().trim().max(60).default('') }),
  answer: z.object({ codes: z.array(z.string()) }),
})

export const end = defineEndpoint({
  summary: 'Remove one of one’s own passkeys',
  ...forOneself,
  body: z.object({ id: z.int().min(1), current_password: z.string().min(1).max(1000) }),
  answer: z.void(),
})

export const challenge = defineEndpoint({
  summary: 'What a browser needs to log in with a passkey; the same for everybody',
  ...atTheEntrance,
  answer: z.object({ options, state }),
})

export const login = defineEndpoint({
  summary: 'Log in with a passkey, which is both factors at once',
  ...atTheEntrance,
  body: z.object({ state, response }),
  answer: z.void(),
})
