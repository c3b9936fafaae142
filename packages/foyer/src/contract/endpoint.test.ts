import fc from 'fast-check'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { z } from 'zod'
import { type Call, defineEndpoint, type Endpoint, endpoint, endpointKey, fillPath } from './endpoint.ts'

describe('an endpoint', () => {
  it('is method and path, and nothing a browser would have to carry besides', () => {
    const found = endpoint('GET', '/api/events/{id}')
    expect(JSON.stringify(found)).toBe('{"method":"GET","path":"/api/events/{id}"}')
    expect(endpointKey(found)).toBe('GET /api/events/{id}')
  })

  it('asks its caller for exactly what the contract needs', () => {
    const list = defineEndpoint({
      summary: '',
      access: 'visitor',
      params: z.object({ page: z.int().optional() }),
      answer: z.int(),
    })
    const item = defineEndpoint({
      summary: '',
      access: 'visitor',
      params: z.object({ id: z.int() }),
      answer: z.string(),
    })
    const change = defineEndpoint({
      summary: '',
      access: 'admin',
      params: z.object({ id: z.int() }),
      body: z.object({ a: z.int().default(1) }),
      answer: z.void(),
    })
    const check = (call: Call) => {
      expectTypeOf(call(endpoint<typeof list>('GET', '/a'))).resolves.toEqualTypeOf<number>()
      expectTypeOf(call(endpoint<typeof item>('GET', '/a/{id}'), { id: 1 })).resolves.toEqualTypeOf<string>()
      expectTypeOf(
        call(endpoint<typeof change>('PUT', '/a/{id}'), { id: 1 }, {}),
      ).resolves.toEqualTypeOf<void>()
      // @ts-expect-error the parameter is required
      void call(endpoint<typeof item>('GET', '/a/{id}'))
      // @ts-expect-error the body is required
      void call(endpoint<typeof change>('PUT', '/a/{id}'), { id: 1 })
    }
    expectTypeOf(check).toBeFunction()
    expectTypeOf(endpoint<typeof list>('GET', '/a')).toEqualTypeOf<Endpoint<typeof list>>()
  })
})

describe('filling a path', () => {
  it('encodes every value and says which it used', () => {
    const { path, used } = fillPath('/api/{kind}/{id}', { kind: 'a b/ü?#%', id: 17, page: 2 })
    expect(path).toBe('/api/a%20b%2F%C3%BC%3F%23%25/17')
    expect([...used]).toEqual(['kind', 'id'])
  })

  it('keeps the slashes of the rest of a path, which may be empty', () => {
    expect(fillPath('/page/{slug*}', { slug: 'haus/räume' }).path).toBe('/page/haus/r%C3%A4ume')
    expect(fillPath('/page/{slug*}', {}).path).toBe('/page/')
    expect([...fillPath('/page/{slug*}', {}).used]).toEqual(['slug'])
  })

  it('takes zero and false for values', () => {
    expect(fillPath('/a/{n}/{b}', { n: 0, b: false }).path).toBe('/a/0/false')
  })

  it.each([{}, { id: undefined }, { id: null }, { id: '' }])(
    '1 §8 Route parameter: refuses a missing one: %j',
    (params) => {
      expect(() => fillPath('/a/{id}', params)).toThrow(TypeError)
    },
  )

  it.each([
    ['/a/{id}', '..'],
    ['/a/{id}', '.'],
    ['/a/{id*}', '../user'],
    ['/a/{id*}', 'b/./c'],
    ['/a/{id*}', 'b/../../c'],
  ])('1 §8 Route parameter: refuses what would lead to another path: %s with %s', (pattern, id) => {
    expect(() => fillPath(pattern, { id })).toThrow(TypeError)
  })

  it('never leaves the path it fills, whatever the value', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (value) => {
        let filled: string
        try {
          filled = fillPath('/api/{id}/end', { id: value }).path
        } catch (error) {
          // Lone surrogates cannot be encoded.
          expect(error instanceof TypeError || error instanceof URIError).toBe(true)
          return
        }
        const { pathname, search, hash } = new URL(filled, 'http://house.example')
        expect(pathname).toMatch(/^\/api\/[^/]+\/end$/)
        expect(decodeURIComponent(pathname.split('/')[2] ?? '')).toBe(value)
        expect(search + hash).toBe('')
      }),
    )
  })
})
