import type { FastifyInstance, FastifyRequest, HTTPMethods } from 'fastify'
import { z } from 'zod'
import { Failure } from '../../contract/errors.ts'
import { isToolCall, LOCALES, type Locale, SPOKEN, TOOL_LOCALES } from '../../contract/locale.ts'
import { jsonOf } from '../cache/answers.ts'
import type { BoundEndpoint } from '../endpoints/bind.ts'
import { invoke, isShared } from '../endpoints/invoke.ts'
import type { ContextFactory } from './context-factory.ts'
import { requireCsrf, requireSameOrigin } from './csrf.ts'
import { type Finished, finish } from './finished.ts'
import { requireShallow } from './json-depth.ts'
import type { StoredAnswers } from './stored-answers.ts'
import { addUploadRoutes, arrivingForm } from './uploads.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route only refuses. */
    refuses?: true
  }
}

const METHODS: HTTPMethods[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']
const API_ROOTS = ['/api', '/pageeditor-api']
const prefixesOf = (locales: readonly Locale[]) => ['', ...locales.map((locale) => `/${locale}`)]

interface Options {
  contextOf: ContextFactory
  stored: StoredAnswers
  checkAnswers: boolean
}

/**
 * Registers every call under its bare path and under each language of the site, and calls of the tools under each language that
 * these can be read in. Any other method there is a 405, any other path a 404.
 */
export async function registerEndpoints(
  app: FastifyInstance,
  endpoints: BoundEndpoint[],
  options: Options,
): Promise<void> {
  const methodsByUrl = new Map<string, HTTPMethods[]>()
  const addTo = (scope: FastifyInstance, some: BoundEndpoint[]) => {
    for (const endpoint of some) {
      for (const url of urlsOf(endpoint)) {
        methodsByUrl.set(url, [...(methodsByUrl.get(url) ?? []), endpoint.method])
        registerOne(scope, endpoint, url, options)
      }
    }
  }
  const takesUploads = ({ contract }: BoundEndpoint) => contract.upload !== undefined
  const uploads = endpoints.filter(takesUploads)
  const others = endpoints.filter((endpoint) => !takesUploads(endpoint))
  addTo(app, others)
  await addUploadRoutes(app, (scope) => addTo(scope, uploads))
  for (const [url, methods] of methodsByUrl) {
    const refused = METHODS.filter((method) => !methods.includes(method))
    app.route({
      method: refused,
      url,
      config: { refuses: true },
      handler: (_request, reply) => {
        reply.header('Allow', withHead(methods).join(', '))
        throw new Failure('method_not_allowed')
      },
    })
  }
  for (const url of prefixesOf(SPOKEN).flatMap((prefix) =>
    API_ROOTS.flatMap((root) => [prefix + root, `${prefix}${root}/*`]),
  )) {
    app.route({
      method: METHODS,
      url,
      config: { refuses: true },
      handler: () => {
        throw new Failure('not_found')
      },
    })
  }
}

/** Fastify answers HEAD wherever it answers GET. */
function withHead(methods: HTTPMethods[]): HTTPMethods[] {
  return methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
}

function registerOne(app: FastifyInstance, endpoint: BoundEndpoint, url: string, options: Options): void {
  const { contextOf, stored, checkAnswers } = options
  const writes = endpoint.method !== 'GET'
  const { upload, personal, shared, asksByItself, file } = endpoint.contract
  app.route({
    method: endpoint.method,
    url,
    config: { reachableOffline: 'asks itself' },
    handler: async (request, reply) => {
      if (shared && (await stored.give(request, reply))) return reply
      const store = stored.prepare(request)
      const context = await contextOf(request, reply, undefined, !asksByItself)
      if (writes) {
        requireSameOrigin(request.headers, context.config.publicUrl)
        requireCsrf(context.cookies, request.headers, context.secret)
        requireShallow(request.body)
      }
      await using form = upload ? arrivingForm(request, upload.maxBytes) : null
      const body = form ? () => form.read() : request.body
      const input = { params: paramsOf(endpoint, request), body }
      const answer = await invoke(endpoint, context, input, { checkAnswers })
      if (isShared(endpoint, context.viewer)) {
        const finished = finishedCall(answer, file)
        store(finished, context.reads)
        return stored.send(request, reply, finished)
      }
      reply.header('Vary', 'Accept-Language, Cookie')
      reply.header('Cache-Control', writes || personal ? 'no-store' : 'no-cache')
      if (answer === undefined) return reply.code(204).send()
      if (file) return reply.type(file).send(bytesOf(answer))
      return reply.type('application/json; charset=utf-8').send(jsonOf(answer))
    },
  })
}

/** The same answer may be asked for under several addresses and by customers, but it is compressed once. */
const finishedCalls = new WeakMap<object, Finished>()
const OF_A_CALL = {
  'Content-Type': 'application/json; charset=utf-8',
  Vary: 'Accept-Language, Cookie, Accept-Encoding',
}

const bytesOf = (answer: unknown) => Buffer.from(String(answer), 'base64')

function finishedCall(answer: unknown, file?: string): Finished {
  if (file) return finish(bytesOf(answer), { ...OF_A_CALL, 'Content-Type': file })
  if (typeof answer !== 'object' || answer === null) return finish(JSON.stringify(answer), OF_A_CALL)
  let finished = finishedCalls.get(answer)
  if (!finished) {
    finished = finish(jsonOf(answer), OF_A_CALL)
    finishedCalls.set(answer, finished)
  }
  return finished
}

/**
 * `{id}` becomes `:id`. A rest parameter also matches where the rest is empty. A parameter that is one of a few words matches
 * only these; any other path is a 404.
 */
function urlsOf({ path, contract }: BoundEndpoint): string[] {
  const rest = /^(.*)\/\{\w+\*\}$/.exec(path)
  const named = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const words: unknown = contract.params?.shape[name]
    return words instanceof z.ZodEnum ? `:${name}(^(?:${words.options.join('|')})$)` : `:${name}`
  })
  const bases = rest ? [rest[1] as string, `${rest[1]}/*`] : [named]
  const prefixes = prefixesOf(isToolCall(path) ? TOOL_LOCALES : LOCALES)
  return prefixes.flatMap((prefix) => bases.map((base) => prefix + base))
}

function paramsOf(endpoint: BoundEndpoint, request: FastifyRequest): Record<string, unknown> {
  const { '*': wildcard, ...named } = request.params as Record<string, string>
  const rest = /\{(\w+)\*\}$/.exec(endpoint.path)?.[1]
  const query = request.query as Record<string, unknown>
  return { ...query, ...named, ...(rest && { [rest]: (wildcard ?? '').replace(/^\/|\/$/g, '') }) }
}
