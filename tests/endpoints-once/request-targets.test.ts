import { afterAll, describe, expect, it } from 'vitest'
import { expectCalmAnswer } from '../support/hostile-values.ts'
import { type RawAnswer, requestLines, say } from '../support/raw-request.ts'
import { startTestApp } from '../support/test-app.ts'

const house = await startTestApp()
afterAll(() => house.close())
const address = new URL(await house.app.server.listen({ port: 0, host: '127.0.0.1' }))

/** Parts of an address that a second parser may read in another way. */
const PARTS = [
  // Control characters: parsers remove tabs and line breaks, so that `/%09/x` becomes `//x` when it is parsed twice.
  ...['%09', '%0A', '%0D', '%00', '%1F', '%7F', '%C2%85', '%E2%80%A8', '%EF%BB%BF', '%20'],
  // Encoded slashes, and steps upwards.
  ...['%5C', '%5c', '\\', '%2F', '%2f%2f', '..', '.', '%2e', '%2E%2e', ''],
  // Invalid escapes, and escapes that are no valid text.
  ...['%', '%2', '%zz', '%25', '%2525', '%u0041', '%FF', '%C3', '%C0%AF', '%ED%A0%80', '%F4%90%80%80'],
  // Characters that belong in another part of an address.
  ...['a:b', 'a:99999', '@:', '%3A', '[', '%5B::1%5D', '*', '|', '^', ';', '{', '"', '<', "'"],
  ...['\xe4', '\x85', '\x01', '%F0%9F%98%80', '__proto__', 'x'.repeat(600)],
]

/** How `/…/a:b` is parsed depends on the part before it. */
const PLACES: Record<string, (part: string) => string> = {
  'the first segment': (part) => `/${part}/a:b`,
  'the beginning': (part) => `/${part}a:b`,
  'the beginning, after two slashes': (part) => `//${part}/a:b`,
  'a segment under a language': (part) => `/de/${part}/a:b`,
  'the last segment': (part) => `/en/haus/${part}`,
  'the slug of an event': (part) => `/de/programm/${part}/1`,
  'the number of an event': (part) => `/de/programm/x/${part}`,
  'a category of the search': (part) => `/de/search/${part}/1`,
  'a page of the shop': (part) => `/webshop/${part}/a:b`,
  'a page of the old shop': (part) => `/testshop/webticket/eventlist/${part}?language=${part}`,
  'a call': (part) => `/de/api/events/${part}/`,
  'the rest of a call': (part) => `/pageeditor-api/page/${part}/x`,
  'a file of the build': (part) => `/assets/${part}/x.js`,
  'a picture': (part) => `/media/${part}/0123456789abcdef/w320.webp`,
  'an error page': (part) => `/html/${part}.html`,
  'a frame': (part) => `/html-frames/${part}/a/html_code`,
  'the query of a page': (part) => `/de?${part}=${part}&v=${part}`,
  'the query of an address that leads elsewhere': (part) => `/DE/?${part}&a=${part}`,
  'the filters of the programme': (part) => `/de/programm?date=${part}&room=${part}&overlay=true`,
  'where a login leads': (part) => `/de/user/login?next=/${part}/a:b`,
  'what is searched for': (part) => `/en/search?q=${part}`,
  'a feed': (part) => `/de/magazin/feed.xml?category=${part}`,
}

function expectCalm(answer: RawAnswer, target: string): void {
  expect(answer.statusCode, `${JSON.stringify(target)} is answered`).toBeGreaterThanOrEqual(200)
  expectCalmAnswer(answer, JSON.stringify(target))
  expect(answer.headers.location ?? '/', target).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/)
}

describe('an address that cannot be read', () => {
  it.each([
    ['/%09/a:b', 'de'],
    ['/en/haus/%FF', 'en'],
    ['/%5C/a:b', 'de'],
  ])('%s is a 404 in the look of the site, which stands under its own address', async (target, locale) => {
    const answer = await say(address, requestLines(target))
    expect(answer.statusCode).toBe(404)
    expect(answer.body).toContain('<link rel="stylesheet"')
    expect(answer.body).toContain(`"address":"/${locale}/404"`)
    expect(answer.headers.etag).toBeUndefined()
  })

  it('of a call is a failure in words', async () => {
    const answer = await say(address, requestLines('/de/api/%FF'))
    expect(answer.statusCode).toBe(400)
    expect(JSON.parse(answer.body)).toMatchObject({ code: 'invalid' })
  })
})

describe('any request target is answered, and never with a 5xx', () => {
  it.each(Object.entries(PLACES))('%s', async (_place, at) => {
    for (const part of PARTS) {
      const target = at(part)
      const answer = await say(address, requestLines(target))
      expectCalm(answer, target)
    }
  })

  it.each(['HEAD', 'POST'])('by %s', async (method) => {
    for (const place of ['the first segment', 'the last segment', 'a call'] as const) {
      for (const part of PARTS) {
        const target = PLACES[place]?.(part) ?? ''
        const lines = method === 'POST' ? ['Content-Length: 0'] : []
        expectCalm(await say(address, requestLines(target, lines, method)), `${method} ${target}`)
      }
    }
  })

  it.each([
    'http://house.example/de',
    'https://other.example/%09/a:b',
    'http:',
    '*',
    'de',
    '%2Fde',
    '?',
    '#',
    '',
  ])('the target %j is refused', async (target) => {
    for (const method of ['GET', 'HEAD', 'OPTIONS']) {
      const answer = await say(address, requestLines(target, [], method))
      expectCalm(answer, `${method} ${target}`)
      expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    }
  })
})
