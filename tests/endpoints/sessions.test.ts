import { afterAll, describe, expect, it } from 'vitest'
import { sessions, users } from '../../packages/foyer/src/domains/accounts/tables.ts'
import { eq } from '../../packages/foyer/src/platform/database/drizzle.ts'
import { LOGINS } from '../support/logins.ts'
import { type Session, startTestApp } from '../support/test-app.ts'

const house = await startTestApp()
afterAll(() => house.close())
const { db } = house.app.platform

const logIn = async (credentials: { email: string; password: string }, session?: Session) =>
  house.inject({
    ...(session ?? (await house.visit())),
    method: 'POST',
    url: '/api/user-login',
    payload: credentials,
  })

async function isLoggedIn(session: Session): Promise<boolean> {
  const answer = await house.inject({ ...session, url: '/api/user-details' })
  return answer.json().logged
}

async function changeEditor(change: Partial<typeof users.$inferInsert>): Promise<void> {
  await db.update(users).set(change).where(eq(users.email, LOGINS.editor.email))
}

describe('logging in', () => {
  it('answers the user state (1 §3 User state) and is then known by the session cookie', async () => {
    const answer = await logIn(LOGINS.editor)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({
      logged: true,
      is_logged_in: true,
      id: expect.any(Number),
      email: LOGINS.editor.email,
      first_name: 'Toni',
      last_name: 'Test',
    })
    const cookie = answer.cookies.find(({ name }) => name === 'sessionid')?.value ?? ''
    const known = await house.inject({ cookies: { sessionid: cookie }, url: '/de/pageeditor-api/user' })
    expect(known.json()).toMatchObject({ email: LOGINS.editor.email, username: LOGINS.editor.email })
  })

  it('takes an e-mail address in any case', async () => {
    const answer = await logIn({ ...LOGINS.editor, email: LOGINS.editor.email.toUpperCase() })
    expect(answer.statusCode).toBe(200)
  })

  it('answers a wrong password, an unknown user and a suspended one alike', async () => {
    await changeEditor({ suspendedAt: house.clock.now() })
    const answers = [
      await logIn({ email: LOGINS.admin.email, password: 'not the password' }),
      await logIn({ email: 'nobody@test.example', password: 'not the password' }),
      await logIn(LOGINS.editor),
    ]
    await changeEditor({ suspendedAt: null })
    for (const answer of answers) {
      expect(answer.statusCode).toBe(401)
      expect(answer.json()).toEqual({
        detail: 'E-Mail-Adresse oder Passwort stimmen nicht.',
        code: 'login_failed',
      })
      expect(answer.cookies).toEqual([])
      expect(Object.keys(answer.headers)).toEqual(Object.keys(answers[0]?.headers ?? {}))
    }
  })

  it.each([
    ['de', 'Ungültige E-Mail-Adresse!', 'Dieses Feld ist erforderlich!'],
    ['en', 'Invalid e-mail address!', 'This field is required!'],
  ])(
    '3-readings, Calls: bad fields are a 400 with a message list per field, in "%s"',
    async (locale, email, required) => {
      const answer = await house.inject({
        ...(await house.visit()),
        method: 'POST',
        url: `/${locale}/api/user-login/`,
        payload: { email: 'not an address', password: '' },
      })
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toEqual({ email: [email], password: [required] })
    },
  )
})

describe('session tokens', () => {
  it('are 128 bits, new at every login, and stored as hashes only', async () => {
    const first = (await house.login('customer')).cookies.sessionid ?? ''
    const second = (await house.login('customer')).cookies.sessionid ?? ''
    expect(first).not.toBe(second)
    for (const token of [first, second]) {
      expect(Buffer.from(token.split('.')[0] ?? '', 'base64url')).toHaveLength(16)
      expect(await db.select().from(sessions).where(eq(sessions.tokenHash, token))).toEqual([])
    }
  })

  it('are never taken from the caller: a planted one is worth nothing after the login', async () => {
    const planted = 'AAAAAAAAAAAAAAAAAAAAAA'
    const before = await house.inject({ url: '/api/user-details', cookies: { sessionid: planted } })
    const csrftoken = before.cookies.find(({ name }) => name === 'csrftoken')?.value ?? ''
    const victim = { cookies: { sessionid: planted, csrftoken }, headers: { 'x-csrftoken': csrftoken } }
    const answer = await logIn(LOGINS.editor, victim)
    expect(answer.statusCode).toBe(200)
    const given = answer.cookies.findLast(({ name }) => name === 'sessionid')?.value
    expect(given).toBeTruthy()
    expect(given).not.toBe(planted)
    expect(await isLoggedIn(victim)).toBe(false)
  })

  it('of an earlier session end when its browser logs in again', async () => {
    const earlier = await house.login('customer')
    const answer = await logIn(LOGINS.editor, earlier)
    expect(answer.statusCode).toBe(200)
    expect(await isLoggedIn(earlier)).toBe(false)
  })
})

describe('a session ends', () => {
  it('at the logout, on the server and in the browser', async () => {
    const session = await house.login('editor')
    const answer = await house.inject({ ...session, method: 'POST', url: '/de/api/user-logout/' })
    expect(answer.statusCode).toBe(204)
    for (const name of ['sessionid', 'csrftoken']) {
      const cleared = answer.cookies.find((cookie) => cookie.name === name)
      expect(cleared).toMatchObject({ value: '', path: '/' })
      expect(cleared?.expires?.getTime()).toBe(0)
    }
    expect(await isLoggedIn(session)).toBe(false)
  })

  it('not for others at a logout', async () => {
    const [mine, other] = [await house.login('editor'), await house.login('editor')]
    await house.inject({ ...mine, method: 'POST', url: '/api/user-logout' })
    expect(await isLoggedIn(other)).toBe(true)
  })

  it('after twelve hours without use', async () => {
    const used = await house.login('editor')
    const unused = await house.login('editor')
    house.clock.advance({ hours: 11, minutes: 59 })
    expect(await isLoggedIn(used)).toBe(true)
    house.clock.advance({ minutes: 1 })
    expect(await isLoggedIn(unused)).toBe(false)
    expect(await isLoggedIn(used)).toBe(true)
    house.clock.advance({ hours: 12 })
    expect(await isLoggedIn(used)).toBe(false)
  })

  it('quality, Security: after twelve hours also while a page editor is left open, which goes on asking for news', async () => {
    const url = (call: string) => `/de/pageeditor-api/document/${document}/${call}`
    const session = await house.login('editor')
    const page = await house.inject({ ...session, url: '/de/pageeditor-api/page/besuch' })
    const document: number = page.json().document.id
    const ask = async () => {
      const post = (call: string, payload: object) =>
        house.inject({ ...session, method: 'POST', url: url(call), payload })
      const present = await post('presence', { tab: 'left-open', module: null })
      if (present.statusCode !== 200) return [present.statusCode]
      const news = await post('news', { tab: 'left-open', mark: 'another' })
      const changes = await house.inject({ ...session, url: `${url('operations')}?since=0` })
      return [present, news, changes].map(({ statusCode }) => statusCode)
    }
    for (let hours = 1; hours < 12; hours += 1) {
      house.clock.advance({ hours: 1 })
      expect(await ask(), `after ${hours} hours`).toEqual([200, 204, 200])
    }
    house.clock.advance({ hours: 1, minutes: 1 })
    expect(await ask()).toEqual([401])
    expect(await isLoggedIn(session)).toBe(false)
  })

  it('after fourteen days, however much it is used', async () => {
    const session = await house.login('editor')
    for (let hours = 0; hours < 13 * 24; hours += 8) {
      house.clock.advance({ hours: 8 })
      expect(await isLoggedIn(session), `after ${hours + 8} hours`).toBe(true)
    }
    house.clock.advance({ hours: 11 })
    expect(await isLoggedIn(session)).toBe(true)
    house.clock.advance({ hours: 11 })
    expect(await isLoggedIn(session)).toBe(true)
    house.clock.advance({ hours: 2 })
    expect(await isLoggedIn(session)).toBe(false)
  })

  it('when the password changes, and a new login begins another', async () => {
    const session = await house.login('editor')
    house.clock.advance({ minutes: 1 })
    await changeEditor({ passwordChangedAt: house.clock.now() })
    expect(await isLoggedIn(session)).toBe(false)
    expect(await isLoggedIn(await house.login('editor'))).toBe(true)
  })

  it('when its user is suspended', async () => {
    const session = await house.login('editor')
    const other = await house.login('customer')
    await changeEditor({ suspendedAt: house.clock.now() })
    expect(await isLoggedIn(session)).toBe(false)
    expect((await house.inject({ ...session, url: '/pageeditor-api/user' })).statusCode).toBe(401)
    expect(await isLoggedIn(other)).toBe(true)
    await changeEditor({ suspendedAt: null })
  })

  it('when its user is deleted', async () => {
    const session = await house.login('customer')
    await db.delete(users).where(eq(users.email, LOGINS.customer.email))
    expect(await isLoggedIn(session)).toBe(false)
  })
})
