import { z } from 'zod'
import { type Contract, defineEndpoint, type Method } from '../contract/endpoint.ts'
import { Failure } from '../contract/errors.ts'
import { id } from '../contract/params.ts'
import type { Operation } from '../module-tree/operations.ts'
import { anyDefinitionOf, MODELS } from '../modules/catalog.ts'
import type { ModuleDefinition } from '../modules/kit/define-module.ts'
import type { Context } from '../platform/context.ts'
import type { BoundEndpoint } from '../platform/endpoints/bind.ts'
import { ownFieldsOf } from './check-operation.ts'
import { moduleId, written } from './contract.ts'
import { findDocument, withWhatIsLeftOut } from './left-out.ts'
import {
  control,
  type InsertBody,
  ids,
  insertBody,
  type ModuleControl,
  type MoveBody,
  moveOne,
  type WholeControl,
} from './module-bodies.ts'
import { insertOf, movesOf } from './module-operations.ts'
import { readDocumentModule } from './read-module.ts'
import { type Written, writeDocument } from './write.ts'

const PATH = '/pageeditor-api/{model}'
const model = z.enum(MODELS as [string, ...string[]])
const named = z.object({ model })
const item = z.object({ model, id: moduleId })
/** The list of ids of the generic helper, or the body that our own editor sends. */
const moveBody = z.union([ids, moveOne])

/** The words of a body besides the fields of its module; no module may have a field with such a name. */
export const CONTROL_WORDS = Object.keys(insertBody.shape)

/** Inserts a module of some kind. */
export async function insertModule(context: Context, name: string, body: InsertBody): Promise<Written> {
  const definition = definitionFor(name)
  const whole = await withWhatIsLeftOut(context, body, {
    module: body.parent ?? body.after,
    page: body.object_id,
  })
  return write(context, whole, [await insertOf(context, definition, whole)])
}

async function write(context: Context, body: WholeControl, operations: Operation[], model?: string) {
  const { document, base_version: base, operation_id: operationId } = body
  return writeDocument(context, { document, base, operationId, operations, model })
}

function definitionFor(name: string): ModuleDefinition {
  const definition = anyDefinitionOf(name)
  if (!definition) throw new Failure('not_found')
  return definition
}

function move(method: Method, path: string, model?: string): BoundEndpoint {
  return bound(
    method,
    path,
    defineEndpoint({
      summary: 'Move a module, or put some that stand together into an order',
      access: 'editor',
      ...(model === undefined && { params: named }),
      body: moveBody,
      answer: written,
    }),
    async (context, params, sent: MoveBody | string[]) => {
      const body: MoveBody = Array.isArray(sent) ? { ids: sent } : sent
      const whole = await withWhatIsLeftOut(context, body, { module: body.ids?.[0] ?? body.id })
      return write(
        context,
        whole,
        await movesOf(context, whole),
        model ?? (params as { model: string }).model,
      )
    },
  )
}

const change = (method: Method) =>
  bound(
    method,
    `${PATH}/{id}`,
    defineEndpoint({
      summary: 'Change some fields of a module',
      access: 'editor',
      params: item,
      body: z.looseObject(control.shape),
      answer: written,
    }),
    async (context, { model, id }, body: ModuleControl & Record<string, unknown>) => {
      const names = ownFieldsOf(definitionFor(model)).filter((name) => Object.hasOwn(body, name))
      const fields = Object.fromEntries(names.map((name) => [name, body[name]]))
      const whole = await withWhatIsLeftOut(context, body, { module: id })
      return write(context, whole, [{ kind: 'update', module: id, fields }], model)
    },
  )

/** 1 §7 and 2 §7: the calls of every module, in the shape of the generic helper. */
export const moduleCalls: BoundEndpoint[] = [
  bound(
    'POST',
    PATH,
    defineEndpoint({
      summary: 'Add a module to a document; the body is the module',
      access: 'editor',
      params: named,
      body: insertBody,
      answer: written,
    }),
    async (context, { model }, body: InsertBody) => insertModule(context, model, body),
  ),
  move('PATCH', PATH),
  // By its name: the list of sections has the same address, so the pattern does not match here.
  move('PATCH', '/pageeditor-api/container', 'container'),
  bound(
    'GET',
    `${PATH}/{id}`,
    defineEndpoint({
      summary: 'A module of the head of a document, with the version it stands at',
      access: 'editor',
      personal: true,
      params: item.extend({ document: id.optional() }),
      answer: z.object({ document: z.int(), version: z.int(), module: z.looseObject({ id: z.string() }) }),
    }),
    async (context, { model, id, document }) =>
      readDocumentModule(context, document ?? (await findDocument(context, { module: id })), model, id),
  ),
  change('POST'),
  change('PUT'),
  change('PATCH'),
  bound(
    'DELETE',
    `${PATH}/{id}`,
    defineEndpoint({
      summary: 'Remove a module with everything in it',
      access: 'editor',
      params: item.extend(control.shape),
      answer: written,
    }),
    async (context, { model, id, ...body }) => {
      const whole = await withWhatIsLeftOut(context, body, { module: id })
      return write(context, whole, [{ kind: 'remove', module: id }], model)
    },
  ),
]

function bound<C extends Contract>(
  method: Method,
  path: string,
  contract: C,
  handle: (context: Context, params: z.output<NonNullable<C['params']>>, body: never) => Promise<unknown>,
): BoundEndpoint {
  return { method, path, contract, handle: handle as BoundEndpoint['handle'] }
}
