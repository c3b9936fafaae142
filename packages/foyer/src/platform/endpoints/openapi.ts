import type { Contract } from '../../contract/endpoint.ts'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../contract/locale.ts'
import type { BoundEndpoint } from './bind.ts'
import {
  collectSchemas,
  type Json,
  pascalCase,
  type SchemaCollection,
  schemaReference,
} from './openapi-schemas.ts'

const ACCESS_TEXT = {
  visitor: 'Open to everyone.',
  customer: 'Needs a login.',
  editor: 'Needs an editor.',
  admin: 'Needs an admin.',
} as const

const MEGABYTE = 1024 * 1024
const DASHBOARD_TEXT = ' The editor needs access to the dashboard.'

const NAMES: Record<Locale, string> = { de: 'German', en: 'English' }
const prefixes = LOCALES.map((locale) => `/${locale}`).join(' and ')
const forms =
  LOCALES.length > 1
    ? `Every call exists in three forms: under its bare path, where Accept-Language decides the language of the answer (${NAMES[DEFAULT_LOCALE]} if it names neither language), and under ${prefixes}, where the prefix decides.`
    : `Every call exists in two forms: under its bare path and under ${prefixes}.`

const INTRODUCTION = `${forms} A trailing slash is accepted. Writes send the csrftoken cookie again as X-CSRFToken; GET /api/user-details/ sets it.`

const SERVERS = [
  {
    url: '/',
    description: LOCALES.length > 1 ? 'Accept-Language decides the language' : NAMES[DEFAULT_LOCALE],
  },
  ...LOCALES.map((locale) => ({ url: `/${locale}`, description: NAMES[locale] })),
]

const TAGS: Record<string, string> = {
  api: 'Content, accounts and everything the site shows',
  'pageeditor-api': 'Pages, sections, navigation and settings',
}

/** The two shapes of a failure (3-readings, Calls). */
const FAILURE_SCHEMAS = {
  Failure: {
    type: 'object',
    properties: {
      detail: { type: 'string', description: 'For a person, in the language of the answer' },
      code: { type: 'string', description: 'For a program; never translated' },
    },
    required: ['detail', 'code'],
  },
  FieldMessages: {
    type: 'object',
    description: 'One list of messages per field; non_field_errors holds what belongs to none',
    additionalProperties: { type: 'array', items: { type: 'string' } },
  },
}

const SECURITY_SCHEMES = {
  session: { type: 'apiKey', in: 'cookie', name: 'sessionid', description: 'Set by a login' },
  csrf: {
    type: 'apiKey',
    in: 'header',
    name: 'X-CSRFToken',
    description: 'The value of the csrftoken cookie, which is sent along with it',
  },
}

/** Makes the document from the declarations, so that it cannot leave out a call. */
export function describeEndpoints(endpoints: BoundEndpoint[], version: string): Json {
  const paths: Record<string, Json> = {}
  const shapes = new Map<string, string>()
  const ids = new Set<unknown>()
  const collection = collectSchemas({ ...FAILURE_SCHEMAS })
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace('*}', '}')
    const shape = path.replace(/\{\w+\}/g, '{}')
    const known = shapes.get(shape) ?? path
    if (known !== path) throw new TypeError(`${path} and ${known} are one path under two names`)
    shapes.set(shape, path)
    const operation = describeOperation(endpoint, collection)
    if (ids.has(operation.operationId))
      throw new TypeError(`A second call would be named ${operation.operationId}`)
    ids.add(operation.operationId)
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Foyer', version, description: INTRODUCTION },
    servers: SERVERS,
    tags: [...new Set(endpoints.map(rootOf))].map((name) => ({
      name,
      ...(TAGS[name] && { description: TAGS[name] }),
    })),
    paths,
    components: { schemas: collection.schemas, securitySchemes: SECURITY_SCHEMES },
  }
}

function describeOperation(endpoint: BoundEndpoint, collection: SchemaCollection): Json {
  const { method, path, contract } = endpoint
  const name = pascalCase(`${method.toLowerCase()} ${path}`)
  const { throttle } = contract
  const limit = throttle
    ? ` At most ${throttle.calls} calls in ${throttle.seconds} seconds from one visitor, and ${throttle.perAddress} from one address.`
    : ''
  return {
    operationId: name.charAt(0).toLowerCase() + name.slice(1),
    tags: [rootOf(endpoint)],
    summary: contract.summary,
    description: ACCESS_TEXT[contract.access] + (contract.dashboard ? DASHBOARD_TEXT : '') + limit,
    security: security(endpoint),
    parameters: parameters(endpoint, collection),
    ...(contract.body && {
      requestBody: {
        required: true,
        content: {
          [contract.upload ? 'multipart/form-data' : 'application/json']: {
            schema: collection.describe(contract.body, 'input', `${name}Body`),
          },
        },
      },
    }),
    responses: { ...answers(contract, collection, name), ...failures(endpoint) },
  }
}

function rootOf({ path }: BoundEndpoint): string {
  return path.split('/')[1] ?? ''
}

function security({ method, contract }: BoundEndpoint): Json[] {
  const needed = {
    ...(contract.access !== 'visitor' && { session: [] }),
    ...(method !== 'GET' && { csrf: [] }),
  }
  return Object.keys(needed).length > 0 ? [needed] : []
}

function parameters({ method, path, contract }: BoundEndpoint, collection: SchemaCollection): Json[] {
  const inPath = new Map(
    [...path.matchAll(/\{(\w+)(\*?)\}/g)].map(([, name, rest]) => [name as string, rest === '*']),
  )
  const declared = contract.params
    ? (collection.describe(contract.params, 'input', '') as ParameterObject)
    : {}
  const properties = declared.properties ?? {}
  const forgotten = [...inPath.keys()].find((name) => !(name in properties))
  if (forgotten) throw new TypeError(`The contract of ${method} ${path} does not declare "${forgotten}"`)
  return Object.entries(properties).map(([name, property]) => {
    const { description, ...schema } = property
    if (!inPath.has(name)) {
      const required = declared.required?.includes(name) ?? false
      return { name, in: 'query', required, ...(description !== undefined && { description }), schema }
    }
    const rest = inPath.get(name) && 'The rest of the path; it may hold slashes and may be empty'
    const text = [description, rest].filter(Boolean).join('. ')
    delete schema.default
    return { name, in: 'path', required: true, ...(text && { description: text }), schema }
  })
}

interface ParameterObject {
  properties?: Record<string, Json>
  required?: string[]
}

/** An answer without content is a 204; one that may have no content is a 200 or a 204. */
function answers({ answer, file }: Contract, collection: SchemaCollection, name: string): Json {
  if (file) return { 200: { description: 'The file', content: { [file]: {} } } }
  const nothing = { 204: { description: 'Done; there is nothing to say' } }
  const isVoid = ['void', 'undefined', 'null'].includes(answer.def.type)
  if (isVoid) return nothing
  const schema = collection.describe(answer, 'output', `${name}Answer`)
  const mayBeNothing = ['optional', 'nullable'].includes(answer.def.type)
  return { 200: { description: 'The answer', content: json(schema) }, ...(mayBeNothing && nothing) }
}

function failures({ method, path, contract }: BoundEndpoint): Json {
  const writes = method !== 'GET'
  const { upload } = contract
  const megabytes = (upload?.maxBytes ?? MEGABYTE) / MEGABYTE
  const said: Record<string, string | false> = {
    401: contract.access !== 'visitor' && 'Nobody is logged in',
    403: refusal(contract.access !== 'visitor', writes),
    404: path.includes('{') && 'There is nothing at this address',
    413: contract.body !== undefined && `The ${upload ? 'file' : 'body'} is larger than ${megabytes} MB`,
    415: contract.body !== undefined && `The body is not ${upload ? 'a multipart form' : 'JSON'}`,
    429:
      Boolean(contract.throttle || contract.queued) && 'Too many calls; Retry-After says when to try again',
    default: 'Any other failure',
  }
  const refused = contract.params || contract.body
  const answered = Object.entries(said).filter(([, description]) => description)
  return {
    ...(refused && {
      400: {
        description: 'A value does not fit',
        content: json({ anyOf: [schemaReference('FieldMessages'), schemaReference('Failure')] }),
      },
    }),
    ...Object.fromEntries(
      answered.map(([status, description]) => [
        status,
        { description, content: json(schemaReference('Failure')) },
      ]),
    ),
  }
}

function refusal(needsRole: boolean, needsToken: boolean): string | false {
  if (needsRole && needsToken) return 'The role does not suffice, or the CSRF token is missing or wrong'
  if (needsRole) return 'The role does not suffice'
  return needsToken && 'The CSRF token is missing or wrong'
}

function json(schema: Json): Json {
  return { 'application/json': { schema } }
}
