import { afterAll, describe, expect, it } from 'vitest'
import { LOGINS } from '../support/logins.ts'
import { startTestApp } from '../support/test-app.ts'

const plain = await startTestApp()
const overTls = await startTestApp({ environment: { PUBLIC_URL: 'https://house.example' } })
afterAll(async () => {
  await plain.close()
  await overTls.close()
})
const editor = await plain.login('editor')

/** The cookies that a login sets, the last one of each name. */
async function cookiesOfLogin(house: typeof plain) {
  const answer = await house.inject({
    ...(await house.visit()),
    method: 'POST',
    url: '/api/user-login',
    payload: LOGINS.editor,
  })
  const lines = [answer.headers['set-cookie'] ?? []].flat()
  const attributesOf = (name: string) =>
    lines
      .findLast((line) => line.startsWith(`${name}=`))
      ?.split('; ')
      .slice(1)
      .sort()
  return { sessionid: attributesOf('sessionid'), csrftoken: attributesOf('csrftoken') }
}

describe('3-readings, Calls: cookies', () => {
  it('the session is HttpOnly and SameSite=Lax, for this host alone, and ends with its limit', async () => {
    const { sessionid, csrftoken } = await cookiesOfLogin(plain)
    expect(sessionid).toEqual(['HttpOnly', 'Max-Age=1209600', 'Path=/', 'SameSite=Lax'])
    expect(csrftoken).toEqual(['Path=/', 'SameSite=Lax'])
  })

  it('are Secure where the site is served over TLS', async () => {
    const { sessionid, csrftoken } = await cookiesOfLogin(overTls)
    expect(sessionid).toEqual(['HttpOnly', 'Max-Age=1209600', 'Path=/', 'SameSite=Lax', 'Secure'])
    expect(csrftoken).toEqual(['Path=/', 'SameSite=Lax', 'Secure'])
    const details = await overTls.inject('/api/user-details')
    expect(details.headers['set-cookie']).toContain('Secure')
  })

  const PAGES = [
    '/de',
    '/en',
    '/de/haus',
    '/de/user/login',
    '/en/user/login?next=/en',
    '/de/404',
    '/de/nowhere',
    '/',
  ]

  it.each(PAGES)('pages set none: %s', async (url) => {
    const callers = [
      {},
      { cookies: { csrftoken: 'forged' } },
      { cookies: { sessionid: 'unknown' } },
      { cookies: editor.cookies },
    ]
    for (const caller of callers) {
      const answer = await plain.inject({ ...caller, url })
      expect(answer.statusCode).toBeLessThan(500)
      expect(answer.headers['set-cookie']).toBeUndefined()
    }
  })
})
