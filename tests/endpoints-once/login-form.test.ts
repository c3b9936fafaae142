import { afterAll, describe, expect, it } from 'vitest'
import { LOGINS } from '../support/logins.ts'
import { startTestApp } from '../support/test-app.ts'

const house = await startTestApp()
afterAll(() => house.close())

interface FormOptions {
  locale?: string
  headers?: Record<string, string>
}

/** What a browser without scripting sends. */
const post = (fields: Record<string, string>, { locale = 'de', headers = {} }: FormOptions = {}) =>
  house.inject({
    method: 'POST',
    url: `/${locale}/user/login`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  })

const cookieOf = (answer: Awaited<ReturnType<typeof post>>, name: string) =>
  answer.cookies.findLast((cookie) => cookie.name === name)?.value

it.each([
  ['/de/user/login', /Redaktion/],
  ['/en/user/login', /\beditor/i],
])('%s speaks to visitors, not of editors', async (url, editors) => {
  const [, main = ''] = /<main(.*?)<\/main>/s.exec((await house.inject(url)).body) ?? []
  expect(main).toContain('type="password"')
  expect(main).not.toMatch(editors)
})

describe('3-readings, Routes: login works without scripting', () => {
  it.each(['de', 'en'])('in "%s": 303 to the home page, with a session', async (locale) => {
    const answer = await post(LOGINS.editor, { locale })
    expect(answer.statusCode).toBe(303)
    expect(answer.headers.location).toBe(`/${locale}`)
    const sessionid = cookieOf(answer, 'sessionid') ?? ''
    const user = await house.inject({ url: '/api/user-details', cookies: { sessionid } })
    expect(user.json()).toMatchObject({ logged: true, email: LOGINS.editor.email })
  })

  it('hands out a token that the writes of the session pass with', async () => {
    const answer = await post(LOGINS.editor)
    const cookies = {
      sessionid: cookieOf(answer, 'sessionid') ?? '',
      csrftoken: cookieOf(answer, 'csrftoken') ?? '',
    }
    const headers = { 'x-csrftoken': cookies.csrftoken }
    const logout = await house.inject({ cookies, headers, method: 'POST', url: '/api/user-logout' })
    expect(logout.statusCode).toBe(204)
  })

  it.each([
    ['de', 'E-Mail-Adresse oder Passwort stimmen nicht.'],
    ['en', 'The e-mail address or password is wrong.'],
  ])(
    'in "%s": a wrong password shows the form again, keeps the address and forgets the password',
    async (locale, message) => {
      const answer = await post({ email: LOGINS.editor.email, password: 'mistyped-secret' }, { locale })
      expect(answer.statusCode).toBe(401)
      expect(answer.headers['content-type']).toContain('text/html')
      expect(answer.body).toMatch(new RegExp(`<p role="alert"[^>]*>${message}</p>`))
      expect(answer.body).toContain(`value="${LOGINS.editor.email}"`)
      expect(answer.body).not.toContain('mistyped-secret')
      expect(cookieOf(answer, 'sessionid')).toBeUndefined()
    },
  )

  it.each([
    ['de', 'Ungültige E-Mail-Adresse!', 'Dieses Feld ist erforderlich!'],
    ['en', 'Invalid e-mail address!', 'This field is required!'],
  ])('in "%s": bad fields are marked where they stand', async (locale, email, required) => {
    const answer = await post({ email: 'not an address', password: '' }, { locale })
    expect(answer.statusCode).toBe(400)
    const described = [...answer.body.matchAll(/<input[^>]* aria-describedby="([^"]+)"/g)].map(([, id]) => id)
    expect(described).toHaveLength(2)
    const texts = described.map(
      (id) => new RegExp(`id="${id}"[^>]*>(?:<[^>]+>)*([^<]+)`).exec(answer.body)?.[1],
    )
    expect(texts).toEqual([email, required])
  })

  it('a form without any field is a 400, not a failure', async () => {
    expect((await post({})).statusCode).toBe(400)
  })

  it('whoever is logged in already is told so', async () => {
    const session = await house.login('customer')
    const answer = await house.inject({ ...session, url: '/en/user/login' })
    expect(answer.body).toContain('You are logged in as Toni Test.')
    expect(answer.body).not.toContain('type="password"')
    expect(answer.body).toContain('Log out')
  })

  it('and can log out again by the form, which nobody else can send', async () => {
    const session = await house.login('customer')
    const isLoggedIn = async () => {
      const answer = await house.inject({ ...session, url: '/api/user-details' })
      return answer.json().logged
    }
    const logOut = (headers: Record<string, string> = {}) => {
      const cookie = `sessionid=${session.cookies.sessionid}`
      return post({ logout: '' }, { locale: 'en', headers: { cookie, ...headers } })
    }
    expect((await logOut({ origin: 'https://elsewhere.example' })).statusCode).toBe(403)
    expect(await isLoggedIn()).toBe(true)
    const answer = await logOut()
    expect(answer.statusCode).toBe(303)
    expect(answer.headers.location).toBe('/en/user/login')
    expect(cookieOf(answer, 'sessionid')).toBe('')
    expect(await isLoggedIn()).toBe(false)
  })
})

describe('where the form leads', () => {
  it.each([
    '/de/haus',
    '/de/haus?edit&v=3',
    '/cms-hub',
    '/admin/events/event/17/change/',
    '/de/search?q=a%20b',
  ])('a path on this site: %s', async (next) => {
    const answer = await post({ ...LOGINS.editor, next })
    expect(answer.statusCode).toBe(303)
    expect(answer.headers.location).toBe(next)
  })

  const HOSTILE = [
    '//elsewhere.example',
    '///elsewhere.example',
    '/\\elsewhere.example',
    '\\\\elsewhere.example',
    '/\t/elsewhere.example',
    '/\n/elsewhere.example',
    '/\r\nSet-Cookie: sessionid=planted',
    '/\0/elsewhere.example',
    '/%2f%2felsewhere.example',
    '/%2F/elsewhere.example',
    '/%5celsewhere.example',
    '/%5C%5Celsewhere.example',
    '/%09/elsewhere.example',
    '/%1f/elsewhere.example',
    '/%7F/elsewhere.example',
    '/%0d%0aLocation:%20https://elsewhere.example',
    '/.//elsewhere.example',
    '/..//elsewhere.example',
    '/de/..//elsewhere.example',
    '/%2e//elsewhere.example',
    '/de/%2e%2e//elsewhere.example',
    '/..//..//elsewhere.example',
    '//elsewhere.example/%2f..',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,hello',
    'https://elsewhere.example',
    'https:elsewhere.example',
    'http:/\\elsewhere.example',
    ' //elsewhere.example',
    ' https://elsewhere.example',
    'elsewhere.example',
    '@elsewhere.example',
    '?next=//elsewhere.example',
    '#//elsewhere.example',
    '/\u2028/elsewhere.example',
    '/\uff0felsewhere.example',
    '',
  ]

  it.each(HOSTILE)('home, not elsewhere: %j', async (next) => {
    const answer = await post({ ...LOGINS.editor, next }, { locale: 'en' })
    expect(answer.statusCode).toBe(303)
    expect(answer.headers.location).toBe('/en')
  })

  it.each(HOSTILE)('the form does not carry it on: %j', async (next) => {
    const answer = await house.inject(`/de/user/login?${new URLSearchParams({ next })}`)
    expect(answer.statusCode).toBe(200)
    expect(answer.body).not.toContain('name="next"')
  })

  it('the form carries a path of this site on, and to nobody else', async () => {
    const asked = await house.inject('/de/user/login?next=/de/haus')
    expect(asked.body).toMatch(/<input type="hidden" name="next" value="\/de\/haus"\/?>/)
    const next = await house.inject('/de/user/login')
    expect(next.body).not.toContain('name="next"')
  })
})

describe('a form from elsewhere', () => {
  it.each([
    ['Origin', { origin: 'https://elsewhere.example' }],
    ['an opaque Origin', { origin: 'null' }],
    ['Sec-Fetch-Site cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['Sec-Fetch-Site same-site', { 'sec-fetch-site': 'same-site' }],
  ])('is refused: %s', async (_name, headers) => {
    const answer = await post(LOGINS.editor, { headers })
    expect(answer.statusCode).toBe(403)
    expect(answer.headers['content-type']).toContain('text/html')
    expect(answer.cookies).toEqual([])
  })

  it('is one that our own page does not look like', async () => {
    const answer = await post(LOGINS.editor, {
      headers: { host: 'house.example', origin: 'https://house.example', 'sec-fetch-site': 'same-origin' },
    })
    expect(answer.statusCode).toBe(303)
  })
})
