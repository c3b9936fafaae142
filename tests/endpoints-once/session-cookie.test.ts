import fc from 'fast-check'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { requestLines, say } from '../support/raw-request.ts'
import { startTestApp } from '../support/test-app.ts'

const house = await startTestApp()
afterAll(() => house.close())
const address = new URL(await house.app.server.listen({ port: 0, host: '127.0.0.1' }))
const editor = await house.login('editor')
const token = String(editor.cookies.sessionid)
/** Stored from here on: a caller taken for a visitor gets it, with its ETag. */
const PAGE = '/de/impressum'
const stored = await house.inject(PAGE)

/** The viewer that the server takes the caller for, and the page it answers. */
async function ask(cookie: string) {
  const headers = { cookie }
  const { is_logged_in } = (await house.inject({ url: '/api/user-details', headers })).json()
  const page = await house.inject({ url: PAGE, headers })
  return { isLoggedIn: is_logged_in as boolean, page }
}

function expectMadeForOne({ headers }: { headers: Record<string, unknown> }, cookie: string): void {
  expect(headers.etag, `${JSON.stringify(cookie)} is answered from the store, or stored`).toBeUndefined()
  expect(headers['cache-control']).toBe('private, no-store')
}

describe('a request with a session never touches a stored page', () => {
  it.each([
    'sessionid=TOKEN',
    'sessionid =TOKEN',
    'sessionid\t=TOKEN',
    'sessionid \t =\t TOKEN ',
    'a=b;sessionid=TOKEN',
    'a;;\tsessionid = TOKEN;',
    'sessionid=ESCAPED',
    'sessionid=TOKEN; sessionid=other',
  ])('%j is an editor’s', async (written) => {
    const escaped = token.replace(/./g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
    const cookie = written.replace('TOKEN', token).replace('ESCAPED', escaped)
    const { isLoggedIn, page } = await ask(cookie)
    expect(isLoggedIn).toBe(true)
    expectMadeForOne(page, cookie)
  })

  const space = fc.constantFrom('', '', ' ', '\t', '  ', ' \t')
  const separator = fc.constantFrom(';', '; ', ';;', ' ; ', ',', '\t;', ' ')
  const name = fc.constantFrom(
    'sessionid',
    'sessionid',
    'SessionId',
    '"sessionid"',
    'sessionid2',
    'a',
    '',
    '__proto__',
    '$Version',
    'x'.repeat(3_000),
  )
  const value = fc.constantFrom(
    token,
    token,
    `"${token}"`,
    encodeURIComponent(` ${token}`),
    '',
    '=',
    '%',
    '%zz',
    `x; sessionid=${token}`,
    'y'.repeat(3_000),
  )
  const sign = fc.constantFrom('=', '=', '=', '', '==')
  const pair = fc.tuple(space, name, space, sign, space, value, space).map((parts) => parts.join(''))
  const header = fc
    .array(fc.tuple(pair, separator), { minLength: 1, maxLength: 3 })
    .map((pairs) => pairs.flat().join(''))

  it('however its cookie header is written', async () => {
    const counts = { sessions: 0, visitors: 0 }
    await fc.assert(
      fc.asyncProperty(header, async (cookie) => {
        const { isLoggedIn, page } = await ask(cookie)
        // The library's own parser must not find a session where ours finds none.
        const found = house.app.server.parseCookie(cookie).sessionid
        if (isLoggedIn || found === token) {
          counts.sessions++
          expectMadeForOne(page, cookie)
        } else {
          counts.visitors++
          expect(page.headers.etag).toBe(stored.headers.etag)
        }
      }),
      { numRuns: 80, seed: 11 },
    )
    expect(counts.sessions).toBeGreaterThan(10)
    expect(counts.visitors).toBeGreaterThan(10)
    expect((await house.inject(PAGE)).body, 'nobody’s page has taken its place').toBe(stored.body)
  })

  it.each([
    ['in the second', ['Cookie: a=b', `Cookie: sessionid=${token}`]],
    ['in the first', [`cookie: sessionid =${token}`, 'COOKIE: a=b']],
    ['in both', [`Cookie: sessionid=${token}`, 'Cookie: sessionid=other']],
  ])('where there are several such headers, and it stands %s', async (_where, lines) => {
    const answer = await say(address, requestLines(PAGE, lines))
    expect(answer.statusCode).toBe(200)
    expectMadeForOne(answer, lines.join(' '))
  })
})

describe('3-readings, Decided after it was used, attacked and read, Unknown sessions: a visitor’s', () => {
  it.each([
    'sessionid=',
    'sessionid =unknown',
    'sessionid=AAAAAAAAAAAAAAAAAAAAAA',
    `sessionid=${'A'.repeat(22)}.${'B'.repeat(43)}`,
    `sessionid=${token}x`,
  ])('a made-up session is given the stored page, and asks the database for nothing: %s', async (cookie) => {
    const asked = vi.spyOn(house.app.platform.db, 'select')
    const page = await house.inject({ url: PAGE, headers: { cookie } })
    expect(page.headers.etag).toBe(stored.headers.etag)
    expect(page.headers['cache-control']).toBe(stored.headers['cache-control'])
    expect(asked).not.toHaveBeenCalled()
    asked.mockRestore()
  })

  it('one that has ended is given the stored page, also where it asks for a version', async () => {
    const ended = await house.login('editor')
    await house.inject({ ...ended, method: 'POST', url: '/api/user-logout' })
    const { isLoggedIn, page } = await ask(`sessionid=${ended.cookies.sessionid}`)
    expect(isLoggedIn).toBe(false)
    expect(page.headers.etag).toBe(stored.headers.etag)
    const version = await house.inject({ url: `${PAGE}?v=1`, cookies: ended.cookies })
    expect([version.statusCode, version.headers.location]).toEqual([301, PAGE])
  })

  it('a page made for one that has ended is stored for all', async () => {
    const ended = await house.login('editor')
    await house.inject({ ...ended, method: 'POST', url: '/api/user-logout' })
    const made = await house.inject({ url: '/de/datenschutz', cookies: ended.cookies })
    expect(made.headers.etag).toMatch(/^"/)
    expect((await house.inject('/de/datenschutz')).headers.etag).toBe(made.headers.etag)
  })

  it('a token for writes that was given beside a made-up session is a visitor’s', async () => {
    const answer = await house.inject({ url: '/api/user-details', cookies: { sessionid: 'made-up' } })
    const csrftoken = answer.cookies.find(({ name }) => name === 'csrftoken')?.value ?? ''
    const headers = { 'x-csrftoken': csrftoken }
    const visit = { method: 'POST', url: '/api/page-view', payload: { path: '/de' }, headers } as const
    expect((await house.inject({ ...visit, cookies: { csrftoken } })).statusCode).toBeLessThan(300)
  })
})
