import { z } from 'zod'
import { defineEndpoint, type Method } from '../contract/endpoint.ts'
import { listed } from '../contract/paging.ts'
import { id, MAX_ID, wholeNumber } from '../contract/params.ts'
import type { BoundEndpoint } from '../platform/endpoints/bind.ts'
import { clashEndpoints } from './clash-endpoint.ts'
import { addCopy } from './copies.ts'
import { historyEndpoints } from './history-endpoints.ts'
import { listEndpoint } from './list-endpoint.ts'
import { reorderItems } from './reorder.ts'
import type { Resource } from './resource.ts'
import { answersOf, bound } from './resource-answers.ts'
import { readItem, removeItem, saveItem } from './save.ts'
import { subjectName, type Values } from './subject.ts'
import { findUses } from './uses.ts'

/** A singleton has the id 1. */
const only = wholeNumber({ min: 1, max: 1 })
const version = z.int().min(0).max(MAX_ID)

const use = z.object({ subject: z.string(), id: z.int(), title: z.string(), field: z.string() })

/** The calls of a resource, in the shape of the generic helper (1 §7; 3-readings, Calls). */
export function resourceEndpoints(resource: Resource): BoundEndpoint[] {
  const { subject, strings, isFixed, isSingleton, isKept } = resource
  const { access } = subject
  const path = `/api/admin/${subjectName(subject)}`
  const answers = answersOf(resource)
  const { item, asAnswer } = answers
  const byId = z.object({ id: isSingleton ? only : id })
  const many = strings.many.en.toLowerCase()
  const one = strings.one.en.toLowerCase()
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
    listEndpoint(resource, path, answers),
    ...(isFixed || isSingleton
      ? []
      : [
          bound(
            'POST',
            path,
            defineEndpoint({
              summary: `Add one of the ${many}; with \`copy_of\`, what that one has beside its fields comes along`,
              access,
              body: z.looseObject({ copy_of: id.optional() }),
              answer: item,
            }),
            async (context, _params, { copy_of: of, ...values }: Values & { copy_of?: number }) =>
              asAnswer(
                context,
                of === undefined
                  ? await saveItem(context, subject, { values })
                  : await addCopy(context, subject, { of, values }),
              ),
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
    ...clashEndpoints(resource, path, byId),
    ...historyEndpoints(resource, path, byId, answers),
    bound(
      'PATCH',
      path,
      defineEndpoint({
        summary: resource.position
          ? `Put the ${many} into the order of a list of their ids`
          : `Refused with the reason: the ${many} have no order of their own`,
        access,
        ...(resource.position && { body: z.array(id).min(1).max(1000) }),
        answer: z.undefined(),
      }),
      (context, _params, ids: number[]) => reorderItems(context, resource, ids),
    ),
  ]
}
