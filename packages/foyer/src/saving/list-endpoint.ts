import { z } from 'zod'
import { defineEndpoint } from '../contract/endpoint.ts'
import { paged, pageParams } from '../contract/paging.ts'
import { id } from '../contract/params.ts'
import type { Field } from '../fields/kinds.ts'
import type { BoundEndpoint } from '../platform/endpoints/bind.ts'
import { pageOf } from '../platform/endpoints/paging.ts'
import { beginningOf } from './describe-resources.ts'
import { namedBy } from './item-names.ts'
import { type ListQuery, listItems, NOTHING } from './list-items.ts'
import { MARKS, marksOf } from './marks.ts'
import type { Resource } from './resource.ts'
import { type Answers, bound, names } from './resource-answers.ts'
import type { Item } from './save.ts'

const isoDay = z.iso.date()

/** The call for a page of a resource: searched, filtered, sorted, limited to a mark. */
export function listEndpoint(resource: Resource, path: string, { line, asLines }: Answers): BoundEndpoint {
  const { access, fields } = resource.subject
  const many = resource.strings.many.en.toLowerCase()
  return bound(
    'GET',
    path,
    defineEndpoint({
      summary: `A page of the ${many}`,
      access,
      personal: true,
      params: z.object({
        ...pageParams,
        search: z.string().max(200).optional(),
        ordering: z.enum(orderings(resource)).optional(),
        mark: z.enum(MARKS).optional(),
        ...(beginningOf(resource) && { from: isoDay.optional(), to: isoDay.optional() }),
        ...(resource.partOf && { parts: z.literal('some').optional() }),
        ...(resource.endsAt && { when: z.enum(['coming', 'past']).optional() }),
        ...Object.fromEntries(resource.filters.map((name) => [name, filterParam(fields[name] as Field)])),
      }),
      answer: paged(line.extend({ marks: z.array(z.enum(MARKS)) })).extend({ named: names }),
    }),
    async (context, params) => {
      const { count, results } = await listItems(context, resource, params as ListQuery)
      const now = context.clock.now()
      const described = (await asLines(context, results)).map((answer, index) => ({
        ...answer,
        marks: marksOf(resource, (results[index] as Item).values, now),
      }))
      const page = pageOf(path, context.locale, params as ListQuery, { count, results: described })
      return { ...page, named: await namedBy(context.db, resource, results, context.locale) }
    },
  )
}

function orderings({ columns }: Resource): [string, ...string[]] {
  return columns.flatMap((name) => [name, `-${name}`]) as [string, ...string[]]
}

/** The parameter by which a list is filtered by a field. */
function filterParam(field: Field): z.ZodType {
  if (field.kind === 'boolean') return z.stringbool().optional()
  if (field.kind === 'reference' || field.kind === 'image')
    return z.union([id, z.literal(NOTHING)]).optional()
  return z.string().max(200).optional()
}
