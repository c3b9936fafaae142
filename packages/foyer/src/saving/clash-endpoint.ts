import { type ZodObject, z } from 'zod'
import { defineEndpoint } from '../contract/endpoint.ts'
import { listed } from '../contract/paging.ts'
import type { Field } from '../fields/kinds.ts'
import { fieldSchema } from '../fields/validation.ts'
import type { Context } from '../platform/context.ts'
import type { BoundEndpoint } from '../platform/endpoints/bind.ts'
import { nameItems } from './item-names.ts'
import { readItems } from './item-store.ts'
import type { Resource } from './resource.ts'
import { readItem } from './save.ts'
import type { Values } from './subject.ts'

/** More than an editor adds at once. */
const MOST = 120
const clash = z.object({ id: z.int(), name: z.string() })

/**
 * Finds what is in the same place at the same time as an item, or as items that an editor is about to add. This is a warning and
 * never a refusal.
 */
export function clashEndpoints(resource: Resource, path: string, byId: ZodObject): BoundEndpoint[] {
  const { subject, strings, clashes } = resource
  if (!clashes) return []
  const one = strings.one.en.toLowerCase()
  const { access } = subject
  const names = async ({ db, locale }: Pick<Context, 'db' | 'locale'>, ids: number[]) => {
    const found = await readItems(db, subject.store, subject.fields, ids)
    const items = [...found].map(([id, values]) => ({ id, values }))
    const named = await nameItems(db, resource, items, locale)
    return (id: number) => named.get(id)?.name ?? ''
  }
  const planned = z.object(
    Object.fromEntries(clashes.fields.map((name) => [name, fieldSchema(subject.fields[name] as Field)])),
  )
  return [
    {
      method: 'GET',
      path: `${path}/{id}/clashes`,
      contract: defineEndpoint({
        summary: `What is in the same place at the same time as the ${one}`,
        access,
        personal: true,
        params: byId,
        answer: listed(clash),
      }),
      handle: async (context, { id }) => {
        const item = await readItem(context.db, subject, id as number)
        const [ids = []] = await clashes.find(context.db, [item])
        const nameOf = await names(context, ids)
        return { data: ids.map((one) => ({ id: one, name: nameOf(one) })) }
      },
    },
    {
      method: 'POST',
      path: `${path}/clashes`,
      contract: defineEndpoint({
        summary: `What is in the same place at the same time as ${strings.many.en.toLowerCase()} that are to be added`,
        access,
        body: z.object({ items: z.array(z.looseObject({})).min(1).max(MOST) }),
        answer: listed(clash.extend({ item: z.int() })),
      }),
      handle: async (context, _params, body) => {
        const { items } = body as { items: Values[] }
        const parsed = items.map((given) => planned.safeParse(given).data)
        // An item whose fields are not filled in yet clashes with nothing.
        const filled = parsed.flatMap((values, item) => (values ? [{ item, values }] : []))
        const ids = await clashes.find(
          context.db,
          filled.map(({ values }) => ({ id: null, values })),
        )
        const found = filled.flatMap(({ item }, index) => (ids[index] ?? []).map((id) => ({ item, id })))
        const nameOf = await names(context, [...new Set(found.map(({ id }) => id))])
        return { data: found.map(({ item, id }) => ({ item, id, name: nameOf(id) })) }
      },
    },
  ]
}
