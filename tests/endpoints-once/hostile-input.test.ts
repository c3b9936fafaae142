import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { ROUTES, type RouteName, routePattern } from '../../packages/foyer/src/contract/routes.ts'
import { allResources } from '../../packages/foyer/src/saving/resource.ts'
import { subjectName } from '../../packages/foyer/src/saving/subject.ts'
import { encode, expectCalmAnswer, NASTY_VALUES } from '../support/hostile-values.ts'
import { startTestApp } from '../support/test-app.ts'

const house = await startTestApp()
afterAll(() => house.close())
const { endpoints } = house.app
const visitor = await house.visit()
const editor = await house.login('editor')

type Request = Exclude<Parameters<typeof house.inject>[0], string>

async function ask(request: Request): Promise<Awaited<ReturnType<typeof house.inject>>> {
  const asked = JSON.stringify(request).slice(0, 400)
  const answer = await house.inject(request)
  expectCalmAnswer(answer, asked)
  return answer
}

/** Another address each time, so that the throttle does not answer instead of the endpoint. */
let caller = 0
const nextAddress = () => `10.${(caller >> 16) & 255}.${(caller >> 8) & 255}.${caller++ & 255}`

const nasty = fc.oneof(
  fc.constantFrom(...NASTY_VALUES),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.bigInt().map(String),
  fc.double().map(String),
)
const prefix = fc.constantFrom('', '/de', '/en')
const pathOf = (pattern: string, value: string) => pattern.replace(/\{\w+\*?\}/g, encode(value))
/** The number of random inputs for each of about 350 calls, different in every run; known attacks are tried too. */
const RUNS = { numRuns: 10 }

describe('any query and any path', () => {
  const reading = endpoints.filter(({ method }) => method === 'GET')

  it.each(reading.map((endpoint) => [endpoint.path, endpoint] as const))(
    'of GET %s',
    async (path, endpoint) => {
      const names = [
        ...Object.keys(endpoint.contract.params?.shape ?? {}),
        '__proto__',
        'constructor',
        'x',
        'x[]',
      ]
      const query = fc.array(fc.tuple(fc.oneof(fc.constantFrom(...names), nasty), nasty), { maxLength: 5 })
      await fc.assert(
        fc.asyncProperty(prefix, nasty, query, fc.boolean(), async (locale, value, pairs, asEditor) => {
          const search = pairs.map(([name, content]) => `${encode(name)}=${encode(content)}`).join('&')
          await ask({ ...(asEditor && editor), url: `${locale}${pathOf(path, value)}?${search}` })
        }),
        RUNS,
      )
    },
  )

  // The calls of all resources are made of the same parts: each gets random values, and two also get the known attacks.
  const ofOthers = allResources()
    .map(({ subject }) => `/api/admin/${subjectName(subject)}`)
    .filter((path) => !['/api/admin/events/event', '/api/admin/venues/venue'].includes(path))
  const oneByOne = reading.filter(
    ({ path }) => !ofOthers.some((other) => path === other || path.startsWith(`${other}/`)),
  )
  it.each(oneByOne.map((endpoint) => [endpoint.path, endpoint] as const))(
    'of GET %s, one nasty value after the other',
    async (path, { contract }) => {
      const names = Object.keys(contract.params?.shape ?? { x: null })
      for (const value of NASTY_VALUES) {
        const search = names.map((name) => `${name}=${encode(value)}`).join('&')
        await ask({ ...editor, url: `/en${pathOf(path, 'haus')}?${search}` })
        if (path.includes('{')) await ask({ ...editor, url: `/de${pathOf(path, value)}` })
      }
    },
  )

  it('a list where one value belongs is a 400 with its field', async () => {
    for (const query of ['version_id=1&version_id=2', 'version_id=1&version_id=x']) {
      const answer = await ask({ ...editor, url: `/de/pageeditor-api/page/haus?${query}` })
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toEqual({ version_id: [expect.any(String)] })
    }
  })

  it.each([
    ['/de/%', 404],
    ['/de/%zz', 404],
    ['/de/%E0%A4%A', 404],
    ['/%c0%af', 404],
    ['/de/%ED%A0%80', 404],
    ['/pageeditor-api/page/%ff', 400],
  ])('broken percent-encoding is no address of a screen, and refused by calls: %s', async (url, status) => {
    expect((await ask({ url })).statusCode).toBe(status)
  })

  it.each(['/de/%00', '/de/haus%00', '/pageeditor-api/page/%00', '/de/user/login?next=%00'])(
    'a null byte is nobody’s failure: %s',
    async (url) => {
      expect([200, 400, 404]).toContain((await ask({ url })).statusCode)
    },
  )

  it('runs of slashes, which some patterns take for ever to read', async () => {
    const slashes = '/'.repeat(120_000)
    for (const url of [
      `/de${slashes}x`,
      `/de${slashes}`,
      `/pageeditor-api/page${slashes}x`,
      `/de/user/login?next=${slashes}x`,
    ]) {
      await ask({ url })
    }
  })

  it('very long addresses', async () => {
    for (const length of [100, 499, 500, 501, 2_000, 12_000]) {
      const long = 'a'.repeat(length)
      await ask({ url: `/de/${long}` })
      await ask({ url: `/de/${'a/'.repeat(length / 2)}b` })
      await ask({ url: `/de?${long}` })
      await ask({ url: `/de/pageeditor-api/page/${long}` })
      await ask({ url: `/de/pageeditor-api/container/by-slug/${long}` })
      await ask({ url: `/pageeditor-api/settings?${'a=1&'.repeat(length / 4)}` })
    }
  })
})

describe('any body', () => {
  const writing = endpoints.filter(({ method }) => method !== 'GET')
  const send = (path: string, method: string, payload: string | Buffer, contentType = 'application/json') =>
    ask({
      method: method as 'POST',
      url: path.replace(/\{\w+\*?\}/g, '1'),
      cookies: visitor.cookies,
      headers: { ...visitor.headers, 'content-type': contentType },
      remoteAddress: nextAddress(),
      payload,
    })

  it.each(writing.map((endpoint) => [endpoint.method, endpoint.path, endpoint] as const))(
    'of %s %s',
    async (method, path, { contract }) => {
      const fields = Object.keys((contract.body as { shape?: object } | undefined)?.shape ?? {})
      const value = fc.oneof(nasty, fc.jsonValue(), fc.constantFrom(null, true, [], {}, 1e308, -0))
      const shaped = fc.record(
        Object.fromEntries([...fields, '__proto_', 'x'].map((name) => [name, value])),
        {
          requiredKeys: [],
        },
      )
      const body = fc.oneof(
        shaped.map((fields) => JSON.stringify(fields)),
        fc.json(),
        fc.string(),
      )
      await fc.assert(
        fc.asyncProperty(body, async (text) => void (await send(path, method, text))),
        RUNS,
      )
    },
  )

  const DEEP = 100_000
  const BODIES: [string, string, number][] = [
    ['nothing', '', 400],
    ['half an object', '{"email": ', 400],
    ['text', 'email', 400],
    ['null', 'null', 400],
    ['a number', '1', 400],
    ['a list', '[1, 2]', 400],
    ['__proto__', '{"__proto__": {"role": "admin"}}', 400],
    ['__proto__ in escapes', '{"__pr\\u006fto__": {"role": "admin"}}', 400],
    ['a constructor with a prototype', '{"constructor": {"prototype": {"role": "admin"}}}', 400],
    ['deep lists', '['.repeat(DEEP) + ']'.repeat(DEEP), 400],
    ['deep objects', `${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`, 400],
    ['a number beyond all numbers', '{"email": 1e999, "password": 1}', 400],
    ['a lone surrogate', '{"email": "\\ud800@house.example", "password": "\\ud800"}', 400],
    ['a null byte', '{"email": "a\\u0000@house.example", "password": "\\u0000"}', 400],
    ['a byte order mark', '\ufeff{}', 400],
    ['1.1 MB', JSON.stringify({ email: 'a'.repeat(1.1 * 1024 * 1024) }), 413],
    [
      'an endless password',
      JSON.stringify({ email: 'a@house.example', password: 'a'.repeat(1_000_000) }),
      400,
    ],
  ]

  it.each(BODIES)('%s is refused', async (_name, payload, status) => {
    const answer = await send('/de/api/user-login', 'POST', payload)
    expect(answer.statusCode).toBe(status)
  })

  it.each([100, 1_000, DEEP])(
    '%i levels are too deep, whatever the call makes of its body',
    async (levels) => {
      const nest = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
      const answer = await send('/en/api/user-logout', 'POST', nest(levels))
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toEqual({ detail: 'The input is not valid.', code: 'invalid' })
      expect((await send('/en/api/user-logout', 'POST', nest(30))).statusCode).toBe(204)
    },
  )

  it('bytes that are no text are refused', async () => {
    const answer = await send('/api/user-login', 'POST', Buffer.from([0x7b, 0xff, 0xfe, 0x00, 0x7d]))
    expect(answer.statusCode).toBe(400)
  })

  it.each([
    'text/plain',
    'text/html',
    'application/xml',
    'application/octet-stream',
    'multipart/form-data',
    'multipart/form-data; boundary=x',
    'application/json5',
    'json',
    '*/*',
    ';',
    'a/b/c',
  ])('3-readings, Calls: of a type nobody takes is a 415: %s', async (contentType) => {
    const answer = await send('/en/api/user-login', 'POST', '{"email": "a@house.example"}', contentType)
    expect(answer.statusCode).toBe(415)
    expect(answer.json()).toEqual({ detail: 'This format is not accepted.', code: 'unsupported_media_type' })
  })

  it('an HTML form is no call: its fields do not count', async () => {
    const payload = 'email=editor%40test.example&password=the-editor-of-the-tests'
    const answer = await send('/de/api/user-login', 'POST', payload, 'application/x-www-form-urlencoded')
    expect(answer.statusCode).toBe(400)
  })

  it('of the login form', async () => {
    const fields = fc.array(fc.tuple(fc.oneof(fc.constantFrom('email', 'password', 'next'), nasty), nasty))
    const send = (payload: string) =>
      ask({
        method: 'POST',
        url: '/de/user/login',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        remoteAddress: nextAddress(),
        payload,
      })
    await fc.assert(
      fc.asyncProperty(fields, async (pairs) => {
        await send(pairs.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&'))
      }),
      RUNS,
    )
    await send('%=%&&==&email')
    expect((await send(`email=${'a'.repeat(70_000)}`)).statusCode).toBe(413)
  })
})

describe('any screen', () => {
  const names = (Object.keys(ROUTES) as RouteName[]).filter((name) => /[{*]/.test(routePattern(name, 'de')))

  it.each(names)('%s, with parameters of any kind', async (name) => {
    for (const value of NASTY_VALUES) {
      const path = routePattern(name, 'en').replace(/\{\w+\??\}|\*/g, encode(value))
      // 503: the pages of a shop, which does not exist in these tests.
      expect([200, 301, 302, 400, 404, 503]).toContain((await ask({ url: path })).statusCode)
    }
  })

  it('with any path below a language', async () => {
    const path = fc.array(nasty, { maxLength: 4 }).map((parts) => parts.map(encode).join('/'))
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('/', '/de/', '/en/', '/webshop/', '/admin/'),
        path,
        async (root, rest) => {
          await ask({ url: root + rest })
        },
      ),
      RUNS,
    )
  })
})

describe('any header', () => {
  const HEADERS: [string, string[]][] = [
    [
      'host',
      ['', ' ', 'a b', '%zz', '[::1', 'house.example:99999', 'house.example/path', '"><script>', 'ä.example'],
    ],
    [
      'host',
      ['user:password@house.example', '?', '#', '..', 'x'.repeat(5_000), 'house.example, elsewhere.example'],
    ],
    [
      'accept-language',
      ['', ',', ';;;', 'de;q=', 'de;q=x', 'en;q=1e400', '-', 'de-'.repeat(2_000), ',en'.repeat(2_000)],
    ],
    ['accept-encoding', ['', ',', 'br;q=x', '*', 'br '.repeat(2_000), `br${' '.repeat(8_000)}x`]],
    [
      'cookie',
      ['', ';', '=', '==;=', 'sessionid', 'sessionid=', 'sessionid=%zz', 'sessionid="', 'sessionid=\\0'],
    ],
    [
      'cookie',
      [
        '__proto__=1; constructor=2',
        `sessionid=${'a'.repeat(7_000)}`,
        'sessionid=a; sessionid=b',
        '\u00ff\u00fe',
      ],
    ],
    ['cookie', [`csrftoken=${'.'.repeat(5_000)}`, 'csrftoken=.', 'toString=1', 'a=1;'.repeat(2_000)]],
    ['if-none-match', ['', '*', '"', ','.repeat(5_000), 'W/', `"${'a'.repeat(5_000)}"`]],
    ['x-csrftoken', ['', '.', 'a'.repeat(5_000), '\u00ff']],
    ['origin', ['', 'null', 'x', 'http://', 'javascript:']],
    ['sec-fetch-site', ['', 'x', 'same-origin, cross-site']],
    ['content-length', ['0', '00']],
    ['x-forwarded-for', ['', 'x', '1.2.3.4, 5.6.7.8', '::::', 'a'.repeat(5_000)]],
    ['x-forwarded-host', ['"><script>', 'elsewhere.example']],
    ['range', ['bytes=0-', 'bytes=-1', 'x']],
    ['expect', ['200-maybe']],
    ['upgrade', ['websocket', 'h2c']],
  ]
  const URLS = [
    '/de',
    '/en/user/login?next=/en',
    '/de/nowhere',
    '/pageeditor-api/nav',
    '/api/user-details',
    '/favicon.svg',
  ]

  it.each(HEADERS)('%s: %j', async (name, values) => {
    for (const value of values) {
      for (const url of URLS) {
        const answer = await ask({ url, headers: { [name]: value } })
        expect(answer.body, `${url} does not repeat it`).not.toContain('"><script>')
      }
      await ask({
        method: 'POST',
        url: '/api/user-logout',
        cookies: visitor.cookies,
        headers: { ...visitor.headers, [name]: value },
      })
    }
  })
})
