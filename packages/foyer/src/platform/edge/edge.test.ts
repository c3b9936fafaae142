import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { edgeOf, keepUntil, shortTag } from './edge.ts'

const NOW = new Date('2026-03-10T12:00:00Z')
const until = (expires: string | null) => ({
  tags: new Set(['events', 'event:17']),
  expires: expires === null ? null : new Date(expires),
})
const fastly = { kind: 'fastly', account: 'house', token: 'a-token-of-the-house' } as const
const cloudflare = { ...fastly, kind: 'cloudflare' } as const
const varnish = { kind: 'varnish' as const, addresses: ['http://127.0.0.1:6081'] }
const built = (settings: Parameters<typeof edgeOf>[0]) => {
  const edge = edgeOf(settings)
  if (!edge) throw new Error('There is no edge.')
  return edge
}

it('without an edge no answer says anything for one', () => {
  expect(edgeOf({ kind: 'none' })).toBeNull()
})

describe('what an edge may keep', () => {
  const tags = ['everything', shortTag('events'), shortTag('event:17')]

  it.each([
    [varnish, { 'Surrogate-Control': 'max-age=86400', 'Surrogate-Key': tags.join(' ') }],
    [fastly, { 'Surrogate-Control': 'max-age=86400', 'Surrogate-Key': tags.join(' ') }],
    [cloudflare, { 'Cloudflare-CDN-Cache-Control': 'max-age=86400', 'Cache-Tag': tags.join(',') }],
    [{ kind: 'nginx' } as const, { 'X-Accel-Expires': '1' }],
  ])('is named with its tags: $kind', (settings, headers) => {
    expect(keepUntil(built(settings), until(null), NOW)).toEqual(headers)
  })

  it('is kept until it becomes wrong by itself, and no longer', () => {
    const edge = built(fastly)
    expect(keepUntil(edge, until('2026-03-10T12:00:30.900Z'), NOW)).toMatchObject({
      'Surrogate-Control': 'max-age=30',
    })
    for (const over of ['2026-03-10T12:00:00.900Z', '2026-03-10T11:00:00Z']) {
      expect(keepUntil(edge, until(over), NOW)).toEqual(edge.keepNothing)
    }
  })

  it('is not kept where its tags do not fit into headers', () => {
    const edge = built(varnish)
    const tags = Array.from({ length: 801 }, (_, n) => `event:${n}`)
    expect(edge.keep(60, tags.slice(1))['Surrogate-Key']?.length).toBeLessThan(8_000)
    expect(edge.keep(60, tags)).toEqual(edge.keepNothing)
  })

  it('is nothing where an answer does not say so', () => {
    expect(built(varnish).keepNothing).toEqual({ 'Surrogate-Control': 'no-store' })
    expect(built({ kind: 'nginx' }).keepNothing).toEqual({ 'X-Accel-Expires': '0' })
  })
})

describe('an edge is told what to forget', () => {
  const calls: { method?: string; url?: string; headers: IncomingMessage['headers']; body: string }[] = []
  let status = 200
  const server = createServer(async (request, response) => {
    const { method, url, headers } = request
    calls.push({ method, url, headers, body: await text(request) } as (typeof calls)[number])
    response.writeHead(status).end()
  })
  let api: string
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  beforeEach(() => {
    calls.length = 0
    status = 200
  })
  afterAll(() => void server.close())
  const short = ['events', 'event:17'].map(shortTag)

  it('Varnish, each one', async () => {
    const edge = built({ kind: 'varnish', addresses: [api, api] })
    await edge.forget(['events', 'event:17'])
    await edge.forgetAll()
    expect(calls.map(({ method, headers }) => [method, headers['x-forget']])).toEqual([
      ['PURGE', short.join('|')],
      ['PURGE', short.join('|')],
      ['PURGE', 'everything'],
      ['PURGE', 'everything'],
    ])
  })

  it('Fastly', async () => {
    const edge = built({ ...fastly, api })
    await edge.forget(['events', 'event:17'])
    await edge.forgetAll()
    expect(calls.map(({ method, url, headers }) => [method, url, headers['surrogate-key']])).toEqual([
      ['POST', '/service/house/purge', short.join(' ')],
      ['POST', '/service/house/purge_all', undefined],
    ])
    expect(calls[0]?.headers['fastly-key']).toBe(fastly.token)
  })

  it('Cloudflare', async () => {
    const edge = built({ ...cloudflare, api })
    await edge.forget(['events', 'event:17'])
    await edge.forgetAll()
    expect(calls.map(({ url, body }) => [url, JSON.parse(body)])).toEqual([
      ['/client/v4/zones/house/purge_cache', { tags: short }],
      ['/client/v4/zones/house/purge_cache', { purge_everything: true }],
    ])
    expect(calls[0]?.headers.authorization).toBe(`Bearer ${cloudflare.token}`)
  })

  it.each([403, 500, 302])('and the call has failed where it answers %s', async (code) => {
    status = code
    await expect(built({ ...fastly, api }).forget(['events'])).rejects.toThrow()
  })
})
