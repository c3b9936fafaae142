import { afterAll, describe, expect, it } from 'vitest'
import { LOGINS } from '../support/logins.ts'
import { type Session, startTestApp } from '../support/test-app.ts'

const house = await startTestApp()
afterAll(() => house.close())

/** A write that needs a session: a logout. */
const logOut = (session: Session, headers: Record<string, string> = {}) =>
  house.inject({
    method: 'POST',
    url: '/en/api/user-logout',
    cookies: session.cookies,
    headers: { ...session.headers, ...headers },
  })

async function expectRefused(session: Session, attempt: ReturnType<typeof logOut>): Promise<void> {
  const answer = await attempt
  expect(answer.statusCode).toBe(403)
  expect(answer.json()).toEqual({
    detail: 'The request could not be confirmed as yours. Please reload the page.',
    code: 'csrf_failed',
  })
  const user = await house.inject({ cookies: session.cookies, url: '/api/user-details' })
  expect(user.json().logged, 'the session goes on').toBe(true)
}

describe('3-readings, Calls: a write needs the token of its own session', () => {
  it('and passes with it', async () => {
    expect((await logOut(await house.login('editor'))).statusCode).toBe(204)
  })

  it('is refused without the header', async () => {
    const session = await house.login('editor')
    await expectRefused(session, logOut({ ...session, headers: {} }))
  })

  it('is refused without the cookie', async () => {
    const session = await house.login('editor')
    const { csrftoken: _, ...cookies } = session.cookies
    await expectRefused(session, logOut({ ...session, cookies }))
  })

  it('is refused with the header of another session', async () => {
    const [session, other] = [await house.login('editor'), await house.login('editor')]
    await expectRefused(session, logOut({ ...session, headers: other.headers }))
  })

  it('is refused with header and cookie of another session', async () => {
    const [session, other] = [await house.login('editor'), await house.login('editor')]
    const cookies = { ...session.cookies, csrftoken: other.cookies.csrftoken ?? '' }
    await expectRefused(session, logOut({ cookies, headers: other.headers }))
  })

  it.each(['anything', 'anything.', '.', '', 'a.b.c'])(
    'is refused with an unsigned token: "%s"',
    async (token) => {
      const session = await house.login('editor')
      const cookies = { ...session.cookies, csrftoken: token }
      await expectRefused(session, logOut({ cookies, headers: { 'x-csrftoken': token } }))
    },
  )

  it('is refused with a token from before the login', async () => {
    const before = await house.visit()
    const answer = await house.inject({
      ...before,
      method: 'POST',
      url: '/api/user-login',
      payload: LOGINS.editor,
    })
    expect(answer.statusCode, 'the visitor’s token lets the login pass').toBe(200)
    const sessionid = answer.cookies.findLast(({ name }) => name === 'sessionid')?.value ?? ''
    const cookies = { sessionid, csrftoken: before.cookies.csrftoken ?? '' }
    await expectRefused({ ...before, cookies }, logOut({ cookies, headers: before.headers }))
  })

  it('covers visitors: a login without a token is refused', async () => {
    const answer = await house.inject({ method: 'POST', url: '/api/user-login', payload: LOGINS.editor })
    expect(answer.statusCode).toBe(403)
    expect(answer.json().code).toBe('csrf_failed')
    expect(answer.cookies).toEqual([])
  })
})

describe('3-readings, Calls: a write says where it comes from', () => {
  it.each([
    ['a foreign Origin', { origin: 'https://elsewhere.example' }],
    ['an Origin that only begins like ours', { origin: 'http://localhost:80.elsewhere.example' }],
    ['an opaque Origin', { origin: 'null' }],
    ['Sec-Fetch-Site: cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['Sec-Fetch-Site: same-site', { 'sec-fetch-site': 'same-site' }],
    ['Sec-Fetch-Site: none', { 'sec-fetch-site': 'none' }],
  ])('%s is refused', async (_name, headers) => {
    const session = await house.login('editor')
    await expectRefused(session, logOut(session, headers))
  })

  it('our own Origin passes', async () => {
    const session = await house.login('editor')
    const headers = { host: 'localhost:80', origin: 'http://localhost:80', 'sec-fetch-site': 'same-origin' }
    expect((await logOut(session, headers)).statusCode).toBe(204)
  })
})

describe('where PUBLIC_URL names the site', () => {
  it('only that Origin passes, whatever the Host says', async () => {
    const named = await startTestApp({ environment: { PUBLIC_URL: 'https://house.example' } })
    try {
      const attempt = async (origin: string) => {
        const session = await named.login('editor')
        const headers = { ...session.headers, host: 'inner.example', origin }
        const answer = await named.inject({ ...session, headers, method: 'POST', url: '/api/user-logout' })
        return answer.statusCode
      }
      expect(await attempt('https://house.example')).toBe(204)
      expect(await attempt('http://house.example')).toBe(403)
      expect(await attempt('https://inner.example')).toBe(403)
    } finally {
      await named.close()
    }
  })
})

describe('user-details', () => {
  const tokenOf = async (cookies: Record<string, string> = {}) => {
    const answer = await house.inject({ url: '/api/user-details', cookies })
    return answer.cookies.find(({ name }) => name === 'csrftoken')
  }

  it('3-readings, Calls: sets a signed csrftoken without a session', async () => {
    const answer = await house.inject('/api/user-details/')
    expect(answer.json()).toMatchObject({ logged: false, id: null, email: '' })
    expect(answer.cookies.map(({ name }) => name)).toEqual(['csrftoken'])
    expect(answer.headers['cache-control']).toBe('no-store')
    const csrftoken = answer.cookies[0]?.value ?? ''
    const write = await house.inject({
      method: 'POST',
      url: '/api/user-login',
      cookies: { csrftoken },
      headers: { 'x-csrftoken': csrftoken },
      payload: LOGINS.customer,
    })
    expect(write.statusCode).toBe(200)
  })

  it('leaves a good token alone and replaces any other', async () => {
    const csrftoken = (await tokenOf())?.value ?? ''
    expect(await tokenOf({ csrftoken })).toBeUndefined()
    const replaced = await tokenOf({ csrftoken: `${csrftoken}x` })
    expect(replaced?.value).toBeTruthy()
    expect(replaced?.value).not.toBe(csrftoken)
  })

  it('replaces the token of a session that the cookie no longer names', async () => {
    const { cookies } = await house.login('customer')
    expect(await tokenOf(cookies)).toBeUndefined()
    expect(await tokenOf({ csrftoken: cookies.csrftoken ?? '' })).toBeDefined()
  })
})
