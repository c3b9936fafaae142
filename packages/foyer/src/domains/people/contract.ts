import { z } from 'zod'
import { defineEndpoint } from '../../contract/endpoint.ts'
import { itemAddress, lang, langs, named, withExtra } from '../../contract/item.ts'
import { listed, paged, pageParams } from '../../contract/paging.ts'
import { id, optional } from '../../contract/params.ts'
import { withImage } from '../media/contract.ts'

const personCategory = named.extend({ position: z.int() })
export type PersonCategory = z.infer<typeof personCategory>

export const personSummary = z.object({
  id: z.int(),
  name: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  role: z.string(),
  langs: langs('role'),
  category: named.nullable(),
  ...itemAddress,
  ...withImage,
})
export type PersonSummary = z.infer<typeof personSummary>

export const list = defineEndpoint({
  summary: 'Ensemble members, in the order of their categories',
  access: 'visitor',
  shared: true,
  params: z.object({ category: optional(id), ...pageParams }),
  answer: paged(personSummary),
})

export const detail = defineEndpoint({
  summary: 'An ensemble member; roles and dates are asked of productions and events',
  access: 'visitor',
  shared: true,
  params: z.object({ id }),
  answer: personSummary.extend({
    ...withExtra,
    /** Rich text. */
    biography: z.string(),
  }),
})
export type PersonDetail = z.infer<typeof detail.answer>

export const categories = defineEndpoint({
  summary: 'Categories of the ensemble',
  access: 'visitor',
  shared: true,
  answer: listed(personCategory),
})

/** A contributor of a production or an event: a person of the house, or a guest with a name only. */
export const contributor = z.object({
  name: z.string(),
  role: z.string(),
  /** The language of the role. */
  lang,
  person: personSummary.omit({ category: true }).nullable(),
})
export type Contributor = z.infer<typeof contributor>
