import { z } from 'zod'
import { type Contract, defineEndpoint, type Method } from '../contract/endpoint.ts'
import { listed, paged, pageParams } from '../contract/paging.ts'
import { id, MAX_ID, wholeNumber } from '../contract/params.ts'
import { answerShape } from '../fields/answers.ts'
import type { Field } from '../fields/kinds.ts'
import type { Context } from '../platform/context.ts'
import type { BoundEndpoint } from '../platform/endpoints/bind.ts'
import { pageOf } from '../platform/endpoints/paging.ts'
import { berlinTime } from '../platform/time/berlin.ts'
import { clashEndpoint } from './clash-endpoint.ts'
import { beginningOf } from './describe-resources.ts'
import { namedBy, nameItems, writersOf } from './item-names.ts'
import { type ListQuery, listItems, NOTHING } from './list-items.ts'
import { MARKS, marksOf } from './marks.ts'
import { reorderItems } from './reorder.ts'
import type { Resource } from './resource.ts'
import { type Item, readItem, removeItem, restoreItem, saveItem } from './save.ts'
import { KEPT, subjectName, type Values } from './subject.ts'
import { historyOf } from './trail.ts'
import { findUses } from './uses.ts'

/** There is one, and its id is 1. */
const only = wholeNumber({ min: 1, max: 1 })
const version = z.int().min(0).max(MAX_ID)
const HISTORY = 100
const isoDay = z.iso.date()

const historyEntry = z.object({
  id: z.int(),
  at: z.string(),
  actor_id: z.int().nullable(),
  /** What they are called; null for the house itself, and for whoever has no account any more. */
  actor: z.string().nullable(),
  action: z.string(),
  fields: z.array(z.string()),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
})

/** Where visitors see it. */
const urls = z.object({ de: z.string(), en: z.string() }).nullable()
const named = z.object({ name: z.string(), picture: z.string().nullable() })
/** What is told of an item beside its fields: what it is called, and what the items it names are called (`venues/room/3`). */
const names = z.record(z.string(), named)
const beside = { urls, display_name: z.string(), picture: named.shape.picture }
const use = z.object({ subject: z.string(), id: z.int(), title: z.string(), field: z.string() })

/** The calls of a resource, in the shape of the generic helper (1 §7; 3-readings, Calls). */
export function resourceEndpoints(resource: Resource): BoundEndpoint[] {
  const { subject, strings, isFixed, isSingleton, isKept } = resource
  const { access, fields } = subject
  const path = `/api/admin/${subjectName(subject)}`
  const line = z.object({ id: z.int(), version: z.int(), ...beside, ...answerShape(fields) })
  const item = line.extend({ named: names })
  const asLines = async ({ db, locale }: Pick<Context, 'db' | 'locale'>, found: Item[]) => {
    const own = await nameItems(db, resource, found, locale)
    return found.map((one) => ({
      ...one.values,
      id: one.id,
      version: one.version,
      urls: own.get(one.id)?.urls ?? null,
      display_name: own.get(one.id)?.name ?? '',
      picture: own.get(one.id)?.picture ?? null,
    }))
  }
  const asAnswer = async (context: Context, found: Item) => ({
    ...(await asLines(context, [found]))[0],
    named: await namedBy(context.db, resource, [found], context.locale),
  })
  const byId = z.object({ id: isSingleton ? only : id })
  const many = strings.many.en.toLowerCase()
  const one = strings.one.en.toLowerCase()
  const bound = <C extends Contract>(
    method: Method,
    at: string,
    contract: C,
    handle: (context: Context, params: z.output<NonNullable<C['params']>>, body: never) => Promise<unknown>,
  ): BoundEndpoint => ({ method, path: at, contract, handle: handle as BoundEndpoint['handle'] })
  const change = (method: Method) =>
    bound(
      method,
      `${path}/{id}`,
      defineEndpoint({
        summary: `Change fields of one of the ${many}, naming the version it was made on`,
        access,
        params: byId,
        body: z.looseObject({ version }),
        answer: item,
      }),
      async (context, { id }, { version, ...values }: Values & { version: number }) =>
        asAnswer(context, await saveItem(context, subject, { id, version, values })),
    )

  return [
    bound(
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
    ),
    ...(isFixed || isSingleton
      ? []
      : [
          bound(
            'POST',
            path,
            defineEndpoint({
              summary: `Add one of the ${many}`,
              access,
              body: z.looseObject({}),
              answer: item,
            }),
            async (context, _params, values: Values) =>
              asAnswer(context, await saveItem(context, subject, { values })),
          ),
        ]),
    bound(
      'GET',
      `${path}/{id}`,
      defineEndpoint({
        summary: `One of the ${many}`,
        access,
        personal: true,
        params: byId,
        answer: item,
      }),
      async (context, { id }) => asAnswer(context, await readItem(context.db, subject, id)),
    ),
    change('POST'),
    change('PUT'),
    change('PATCH'),
    ...(isKept || isSingleton
      ? []
      : [
          bound(
            'DELETE',
            `${path}/{id}`,
            defineEndpoint({
              summary: `Delete one of the ${many}, naming the version one has seen`,
              access,
              params: byId.extend({ version: wholeNumber() }),
              answer: z.undefined(),
            }),
            (context, { id, version }) => removeItem(context, subject, { id, version }),
          ),
        ]),
    bound(
      'GET',
      `${path}/{id}/uses`,
      defineEndpoint({
        summary: `Where the ${one} is used`,
        access,
        personal: true,
        params: byId,
        answer: listed(use),
      }),
      async ({ db }, { id }) => {
        await readItem(db, subject, id)
        return { data: await findUses(db, subject, id) }
      },
    ),
    ...clashEndpoint(resource, `${path}/{id}/clashes`, byId),
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
          at: berlinTime(entry.at),
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
    ...(resource.position
      ? [
          bound(
            'PATCH',
            path,
            defineEndpoint({
              summary: `Put the ${many} into the order of a list of their ids`,
              access,
              body: z.array(id).min(1).max(1000),
              answer: z.undefined(),
            }),
            (context, _params, ids: number[]) => reorderItems(context, resource, ids),
          ),
        ]
      : []),
  ]
}

/** What was kept beside the fields is for bringing back, and for nobody to read. */
function fieldsOf(before: Values | null): Values | null {
  if (!before) return null
  const { [KEPT]: _, ...fields } = before
  return fields
}

function orderings({ columns }: Resource): [string, ...string[]] {
  return columns.flatMap((name) => [name, `-${name}`]) as [string, ...string[]]
}

/** What a query can say of a field. */
function filterParam(field: Field): z.ZodType {
  if (field.kind === 'boolean') return z.stringbool().optional()
  if (field.kind === 'reference' || field.kind === 'image')
    return z.union([id, z.literal(NOTHING)]).optional()
  return z.string().max(200).optional()
}
