import { z } from 'zod'
import { defineEndpoint } from '../contract/endpoint.ts'
import { listed } from '../contract/paging.ts'
import { id } from '../contract/params.ts'
import type { BoundEndpoint } from '../platform/endpoints/bind.ts'
import { houseTime } from '../platform/time/house-clock.ts'
import { writersOf } from './item-names.ts'
import type { Resource } from './resource.ts'
import { type Answers, bound } from './resource-answers.ts'
import { restoreItem } from './save.ts'
import { KEPT, type Values } from './subject.ts'
import { historyOf } from './trail.ts'

const HISTORY = 100

const historyEntry = z.object({
  id: z.int(),
  at: z.string(),
  actor_id: z.int().nullable(),
  /** The name of the writer; null for the installation itself, and for deleted accounts. */
  actor: z.string().nullable(),
  action: z.string(),
  fields: z.array(z.string()),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
})

/** The calls for the history of an item: reading it, and restoring an earlier state. */
export function historyEndpoints(
  { subject, strings }: Resource,
  path: string,
  byId: z.ZodObject<{ id: typeof id }>,
  { item, asAnswer }: Answers,
): BoundEndpoint[] {
  const { access } = subject
  const one = strings.one.en.toLowerCase()
  return [
    bound(
      'GET',
      `${path}/{id}/history`,
      defineEndpoint({
        summary: `What was done to the ${one}, the newest first`,
        access,
        personal: true,
        params: byId,
        answer: listed(historyEntry),
      }),
      async ({ db }, { id }) => {
        const entries = await historyOf(db, subject, id, HISTORY)
        const writers = await writersOf(db, entries)
        const data = entries.map((entry) => ({
          id: entry.id,
          at: houseTime(entry.at),
          actor_id: entry.actorId,
          actor: writers.get(entry.actorId ?? 0) ?? null,
          action: entry.action,
          fields: entry.fields,
          before: fieldsOf(entry.before),
          after: entry.after,
        }))
        return { data }
      },
    ),
    bound(
      'POST',
      `${path}/{id}/restore`,
      defineEndpoint({
        summary: `Give the ${one} back what it was before an entry of its history`,
        access,
        params: byId,
        body: z.object({ entry: id }),
        answer: item,
      }),
      async (context, { id }, { entry }: { entry: number }) =>
        asAnswer(context, await restoreItem(context, subject, id, entry)),
    ),
  ]
}

/** Leaves out what was stored besides the fields: it is only needed for restoring a deleted item. */
function fieldsOf(before: Values | null): Values | null {
  if (!before) return null
  const { [KEPT]: _, ...fields } = before
  return fields
}
