import { z } from 'zod'
import { defineEndpoint } from '../../contract/endpoint.ts'
import { id } from '../../contract/params.ts'

const KINDS = ['new', 'moved', 'cancelled', 'changed', 'kept', 'gone', 'same', 'refused'] as const

const finding = z.object({
  /** Its id in the inbox; null in a preview. */
  id: z.int().nullable(),
  foreign_id: z.string(),
  kind: z.enum(KINDS),
  title: z.string(),
  /** Date and place as text. */
  when: z.string(),
  place: z.string(),
  event: z.int().nullable(),
  changes: z.array(
    z.object({
      label: z.string(),
      from: z.string(),
      to: z.string(),
      /** An editor has changed the field, so it is not overwritten. */
      is_kept: z.boolean(),
    }),
  ),
  problems: z.array(z.string()),
})
export type FindingAnswer = z.infer<typeof finding>

const reading = z.object({
  at: z.string(),
  failure: z.string().nullable(),
  events: z.int(),
  refused: z.int(),
})

const text = z.string().min(1).max(1_000_000)

export const inbox = defineEndpoint({
  summary: 'The import desk: what waits for a decision, what was done by itself, and the sources',
  access: 'editor',
  personal: true,
  answer: z.object({
    waiting: z.array(finding.extend({ source: z.string() })),
    done: z.array(finding.extend({ source: z.string() })),
    sources: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        format: z.enum(['xml', 'csv', 'shop']),
        /** It can be read from here, at an address or from the ticket shop. */
        has_address: z.boolean(),
        reads: z.string(),
        last: reading.nullable(),
      }),
    ),
  }),
})

export const preview = defineEndpoint({
  summary: 'What an export would change; nothing is written',
  access: 'editor',
  body: z.object({ source: id, text }),
  answer: z.object({ findings: z.array(finding) }),
})

const results = z.object({
  results: z.array(
    z.object({ foreign_id: z.string(), event: z.int().nullable(), refusal: z.string().nullable() }),
  ),
})

export const take = defineEndpoint({
  summary: 'Take over some events of an export, named by their keys',
  access: 'editor',
  body: z.object({ source: id, text, foreign_ids: z.array(z.string().max(50)).min(1).max(200) }),
  answer: results,
})

const some = z.array(id).min(1).max(200)

export const takeFound = defineEndpoint({
  summary: 'Take over what waits in the inbox; with `force` also where an editor has written something else',
  access: 'editor',
  body: z.object({ ids: some, force: z.boolean().default(false) }),
  answer: results,
})

export const setAside = defineEndpoint({
  summary: 'Take something out of the inbox without taking it over; the same is not offered again',
  access: 'editor',
  body: z.object({ ids: some }),
  answer: z.undefined(),
})

export const read = defineEndpoint({
  summary: 'Read the address of a source now',
  access: 'editor',
  throttle: { calls: 20, perAddress: 100, seconds: 60 },
  body: z.object({ source: id }),
  answer: reading,
})
