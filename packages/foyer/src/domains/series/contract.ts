import { z } from 'zod'
import { defineEndpoint } from '../../contract/endpoint.ts'
import { itemAddress, langs } from '../../contract/item.ts'
import { listed } from '../../contract/paging.ts'
import { id } from '../../contract/params.ts'
import { withImage } from '../media/contract.ts'
import { withBrand } from '../settings/contract.ts'

export const seriesSummary = z.object({
  id: z.int(),
  name: z.string(),
  subtitle: z.string(),
  langs: langs('subtitle'),
  show_in_filter: z.boolean(),
  ...itemAddress,
  ...withImage,
})
export type SeriesSummary = z.infer<typeof seriesSummary>

export const list = defineEndpoint({
  summary: 'All series',
  access: 'visitor',
  shared: true,
  answer: listed(seriesSummary),
})

export const detail = defineEndpoint({
  summary: 'A series',
  access: 'visitor',
  shared: true,
  params: z.object({ id }),
  answer: seriesSummary.extend({
    ...withBrand,
    /** Rich text. */
    description: z.string(),
  }),
})
export type SeriesDetail = z.infer<typeof detail.answer>
