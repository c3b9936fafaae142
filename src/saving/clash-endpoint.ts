import { type ZodObject, z } from 'zod'
import { defineEndpoint } from '../contract/endpoint.ts'
import { listed } from '../contract/paging.ts'
import type { BoundEndpoint } from '../platform/endpoints/bind.ts'
import { nameItems } from './item-names.ts'
import { readItems } from './item-store.ts'
import type { Resource } from './resource.ts'
import { readItem } from './save.ts'

/** What is in the same place at the same time as an item: a warning, asked for once it is saved, and no reason to refuse. */
export function clashEndpoint(resource: Resource, path: string, params: ZodObject): BoundEndpoint[] {
  const { subject, strings, clashes } = resource
  if (!clashes) return []
  return [
    {
      method: 'GET',
      path,
      contract: defineEndpoint({
        summary: `What is in the same place at the same time as the ${strings.one.en.toLowerCase()}`,
        access: subject.access,
        personal: true,
        params,
        answer: listed(z.object({ id: z.int(), name: z.string() })),
      }),
      handle: async ({ db, locale }, { id }) => {
        const item = await readItem(db, subject, id as number)
        const ids = await clashes(db, item as never)
        const found = await readItems(db, subject.store, subject.fields, ids)
        const items = [...found].map(([id, values]) => ({ id, values }))
        const names = await nameItems(db, resource, items, locale)
        return { data: ids.map((id) => ({ id, name: names.get(id)?.name ?? '' })) }
      },
    },
  ]
}
