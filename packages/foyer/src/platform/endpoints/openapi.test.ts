import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Contract, Method } from '../../contract/endpoint.ts'
import type { BoundEndpoint } from './bind.ts'
import { describeEndpoints } from './openapi.ts'

type Json = Record<string, unknown>

function bound(method: Method, path: string, contract: Partial<Contract> = {}): BoundEndpoint {
  const whole = { summary: 'A call', access: 'visitor', answer: z.string(), ...contract } as Contract
  return { method, path, contract: whole, handle: async () => undefined }
}

function operationOf(endpoint: BoundEndpoint) {
  const document = describeEndpoints([endpoint], '1.0.0')
  const [operations] = Object.values(document.paths as Record<string, Json>)
  return Object.values(operations ?? {})[0] as {
    operationId: string
    security: Json[]
    parameters: Json[]
    requestBody?: Json
    responses: Record<string, { description: string; content?: Json }>
  }
}

/** All `$ref`s in the document whose target does not exist in it. */
function brokenReferences(document: Json): string[] {
  const broken: string[] = []
  const walk = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return
    const { $ref } = value as { $ref?: unknown }
    if (typeof $ref === 'string') {
      const steps = $ref.replace(/^#\/?/, '').split('/').filter(Boolean)
      const target = steps.reduce<unknown>((place, step) => (place as Json | undefined)?.[step], document)
      if (!$ref.startsWith('#/components/') || target === undefined) broken.push($ref)
    }
    Object.values(value).forEach(walk)
  }
  walk(document)
  return broken
}

const branch = z.object({
  name: z.string(),
  get parent() {
    return branch.nullable()
  },
})
const leaf = z.object({
  title: z.string(),
  get children() {
    return z.array(leaf)
  },
})

describe('the document', () => {
  it('says what it is, and where the three forms of every call begin', () => {
    const document = describeEndpoints([bound('GET', '/api/a'), bound('GET', '/pageeditor-api/b')], '2.3.4')
    expect(document).toMatchObject({
      openapi: '3.1.0',
      info: { title: 'Foyer', version: '2.3.4' },
      servers: [{ url: '/' }, { url: '/de' }, { url: '/en' }],
      tags: [{ name: 'api' }, { name: 'pageeditor-api' }],
    })
  })

  it('has one operation per method of a path', () => {
    const { paths } = describeEndpoints([bound('GET', '/api/a'), bound('POST', '/api/a')], '1')
    expect(Object.keys((paths as Record<string, Json>)['/api/a'] ?? {})).toEqual(['get', 'post'])
  })

  it('refuses two calls of one name and one path under two names', () => {
    const id = z.object({ id: z.string() })
    const slug = z.object({ slug: z.string() })
    expect(() => describeEndpoints([bound('GET', '/api/a-b'), bound('GET', '/api/a/b')], '1')).toThrow(
      TypeError,
    )
    expect(() =>
      describeEndpoints(
        [bound('GET', '/api/a/{id}', { params: id }), bound('PUT', '/api/a/{slug}', { params: slug })],
        '1',
      ),
    ).toThrow(TypeError)
  })
})

describe('parameters', () => {
  const params = z.object({
    id: z.int().describe('The key'),
    page: z.int().default(1),
    q: z.string(),
  })

  it('stand in the path or in the query, with the right ones required', () => {
    expect(operationOf(bound('GET', '/api/a/{id}', { params })).parameters).toEqual([
      { name: 'id', in: 'path', required: true, description: 'The key', schema: { type: 'integer' } },
      { name: 'page', in: 'query', required: false, schema: { type: 'integer', default: 1 } },
      { name: 'q', in: 'query', required: true, schema: { type: 'string' } },
    ])
  })

  it('show the rest of a path as one required parameter without a default', () => {
    const rest = bound('GET', '/api/page/{slug*}', { params: z.object({ slug: z.string().default('') }) })
    const { paths } = describeEndpoints([rest], '1')
    expect(Object.keys(paths as Json)).toEqual(['/api/page/{slug}'])
    expect(operationOf(rest).parameters).toEqual([
      {
        name: 'slug',
        in: 'path',
        required: true,
        description: expect.stringContaining('rest of the path'),
        schema: { type: 'string' },
      },
    ])
  })

  it('of a path must be declared by the contract', () => {
    expect(() => operationOf(bound('GET', '/api/a/{id}'))).toThrow(/GET \/api\/a\/\{id\}.*"id"/)
    expect(() => operationOf(bound('GET', '/api/a/{id}', { params: z.object({ other: z.int() }) }))).toThrow(
      TypeError,
    )
  })
})

describe('answers', () => {
  it('of nothing are a 204 without content', () => {
    const { responses } = operationOf(bound('POST', '/api/logout', { answer: z.void() }))
    expect(responses[200]).toBeUndefined()
    expect(responses[204]).toEqual({ description: expect.any(String) })
  })

  it('that may be nothing are a 200 or a 204', () => {
    const { responses } = operationOf(
      bound('GET', '/api/a', { answer: z.object({ a: z.string() }).nullable() }),
    )
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(['200', '204']))
  })

  it('have no defaults, while a body has them', () => {
    const value = z.object({ size: z.int().default(10) })
    const { responses, requestBody } = operationOf(bound('POST', '/api/a', { body: value, answer: value }))
    expect(responses[200]?.content).toEqual({
      'application/json': {
        schema: expect.objectContaining({ properties: { size: { type: 'integer' } }, required: ['size'] }),
      },
    })
    expect(JSON.stringify(requestBody)).toContain('"default":10')
    expect(JSON.stringify(requestBody)).not.toContain('"required":["size"]')
  })
})

describe('failures', () => {
  it('follow from access, method, path, body and throttle', () => {
    const statuses = (endpoint: BoundEndpoint) => Object.keys(operationOf(endpoint).responses).sort()
    const params = z.object({ id: z.int() })
    expect(statuses(bound('GET', '/api/a'))).toEqual(['200', 'default'])
    expect(statuses(bound('GET', '/api/a/{id}', { params }))).toEqual(['200', '400', '404', 'default'])
    expect(statuses(bound('GET', '/api/a', { access: 'editor' }))).toEqual(['200', '401', '403', 'default'])
    expect(
      statuses(
        bound('POST', '/api/a', { body: z.object({}), throttle: { calls: 1, perAddress: 1, seconds: 1 } }),
      ),
    ).toEqual(['200', '400', '403', '413', '415', '429', 'default'])
    expect(statuses(bound('GET', '/api/a', { queued: true }))).toEqual(['200', '429', 'default'])
  })

  it('name what a caller must bring', () => {
    expect(operationOf(bound('GET', '/api/a')).security).toEqual([])
    expect(operationOf(bound('POST', '/api/a')).security).toEqual([{ csrf: [] }])
    expect(operationOf(bound('GET', '/api/a', { access: 'customer' })).security).toEqual([{ session: [] }])
    expect(operationOf(bound('PUT', '/api/a', { access: 'admin' })).security).toEqual([
      { session: [], csrf: [] },
    ])
  })
})

describe('schemas that hold their own kind', () => {
  it('lead to the components of the document', () => {
    const document = describeEndpoints(
      [
        bound('GET', '/api/page', { answer: z.object({ parent: branch.nullable() }) }),
        bound('GET', '/api/nav', { answer: z.object({ menu: z.array(leaf), footer: z.array(leaf) }) }),
        bound('GET', '/api/tree', { answer: leaf }),
      ],
      '1',
    )
    expect(brokenReferences(document)).toEqual([])
    expect(JSON.stringify(document)).not.toContain('$defs')
    const { schemas } = document.components as { schemas: Record<string, Json> }
    expect(Object.keys(schemas)).toEqual([
      'Failure',
      'FieldMessages',
      'Parent',
      'MenuItem',
      'GetApiTreeAnswer',
    ])
    expect(schemas.Parent).toMatchObject({
      properties: { parent: { anyOf: [{ $ref: '#/components/schemas/Parent' }, { type: 'null' }] } },
    })
    expect(schemas.GetApiTreeAnswer).toMatchObject({
      properties: { children: { items: { $ref: '#/components/schemas/GetApiTreeAnswer' } } },
    })
  })

  it('are shared where they are equal and numbered where they are not', () => {
    const document = describeEndpoints(
      [
        bound('GET', '/api/a', { answer: z.object({ parent: branch.nullable() }) }),
        bound('GET', '/api/b', { answer: z.object({ parent: branch.nullable() }) }),
        bound('GET', '/api/c', { answer: z.object({ parent: leaf }) }),
      ],
      '1',
    )
    const { schemas } = document.components as { schemas: Record<string, Json> }
    expect(Object.keys(schemas)).toEqual(['Failure', 'FieldMessages', 'Parent', 'Parent2'])
    expect(schemas.Parent2).toMatchObject({
      properties: { children: { items: { $ref: '#/components/schemas/Parent2' } } },
    })
    expect(brokenReferences(document)).toEqual([])
  })

  it('keep the name they were given, also when they hold each other', () => {
    const egg = z
      .object({
        get hen() {
          return hen.optional()
        },
      })
      .meta({ id: 'Egg' })
    const hen = z
      .object({
        get eggs() {
          return z.array(egg)
        },
      })
      .meta({ id: 'Hen' })
    const both = [bound('GET', '/api/a', { answer: egg }), bound('GET', '/api/b', { answer: z.array(hen) })]
    const document = describeEndpoints(both, '1')
    const { schemas } = document.components as { schemas: Record<string, Json> }
    expect(Object.keys(schemas).sort()).toEqual(['Egg', 'Failure', 'FieldMessages', 'Hen'])
    expect(brokenReferences(document)).toEqual([])
  })
})

describe('a call that takes a file', () => {
  it('is described as a form with its own limit', () => {
    const { requestBody, responses } = operationOf(
      bound('POST', '/api/files', {
        body: z.object({ file: z.file() }),
        upload: { maxBytes: 10 * 1024 * 1024, bytesPerHour: 60 * 1024 * 1024 },
      }),
    )
    expect(requestBody).toMatchObject({
      content: {
        'multipart/form-data': {
          schema: { properties: { file: { type: 'string', format: 'binary' } }, required: ['file'] },
        },
      },
    })
    expect(responses['413']?.description).toBe('The file is larger than 10 MB')
    expect(responses['415']?.description).toBe('The body is not a multipart form')
  })
})
