import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { accountLinks, sessions, users } from '../../packages/foyer/src/domains/accounts/tables.ts'
import { eq } from '../../packages/foyer/src/platform/database/drizzle.ts'
import { trail } from '../../packages/foyer/src/saving/tables.ts'
import { catchLetters, tokenIn } from '../support/letters.ts'
import { LOGINS, type TestRole } from '../support/logins.ts'
import { type Session, startTestApp } from '../support/test-app.ts'

const house = await startTestApp()
afterAll(() => house.close())
const { db } = house.app.platform
const letters = catchLetters(house)
beforeEach(() => house.clock.advance({ hours: 2 }))

const send = async (url: string, payload: object, session?: Session) =>
  house.inject({ ...(session ?? (await house.visit())), method: 'POST', url, payload })
const isLoggedIn = async (session: Session) =>
  (await house.inject({ ...session, url: '/api/user-details' })).json().logged as boolean
const passwordOf = (role: TestRole) => ({ current_password: LOGINS[role].password })
const sessionsOf = async (session: Session) =>
  (await house.inject({ ...session, url: '/api/user-sessions' })).json().data as {
    id: number
    is_current: boolean
  }[]

/** A new account, for tests that change or delete it. */
async function newcomer(email: string): Promise<{ session: Session; id: number }> {
  await send('/api/user-register', { email, first_name: 'Nora', last_name: 'Neu' })
  const [letter] = await letters.fetch()
  const answer = await send('/api/user-password-choice', {
    token: tokenIn(letter),
    password: LOGINS.customer.password,
  })
  const cookies = Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]))
  const session = { cookies, headers: { 'x-csrftoken': cookies.csrftoken ?? '' } }
  return { session, id: answer.json().id }
}

describe('1 §2 User profile', () => {
  it('name, language and newsletter are one’s own to change, and nothing else is', async () => {
    const session = await house.login('customer')
    const payload = { first_name: 'Tomke', last_name: 'Test', locale: 'en', newsletter: true }
    const answer = await send(
      '/api/user-profile',
      { ...payload, role: 'admin', email: 'x@y.example' },
      session,
    )
    expect(answer.json()).toEqual({ ...payload, email: LOGINS.customer.email })
    const [row] = await db.select().from(users).where(eq(users.email, LOGINS.customer.email))
    expect(row).toMatchObject({ role: 'customer', firstName: 'Tomke', newsletter: true })
  })

  it('names are required, as when one registers', async () => {
    const session = await house.login('customer')
    const payload = { first_name: ' ', last_name: '', locale: 'de', newsletter: false }
    const answer = await send('/api/user-profile', payload, session)
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json())).toEqual(['first_name', 'last_name'])
  })

  it('works without scripting', async () => {
    const session = await house.login('customer')
    const answer = await house.inject({
      method: 'POST',
      url: '/de/user/profile',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      cookies: { sessionid: session.cookies.sessionid ?? '' },
      payload: new URLSearchParams({ form: 'profile', first_name: 'Ohne', last_name: 'Skript' }).toString(),
    })
    expect(answer.statusCode).toBe(303)
    expect(answer.headers.location).toBe('/de/user/profile?done=saved')
    const page = await house.inject({ ...session, url: '/de/user/profile?done=saved' })
    expect(page.body).toContain('Ohne Skript')
    expect(page.body).toMatch(/<p role="status"[^>]*>Gespeichert\.<\/p>/)
  })

  it.each([
    ['/profil', '/de/user/profile'],
    ['/en/profile-en', '/en/user/profile'],
    ['/de/einstellungen', '/de/user/settings'],
    ['/settings', '/en/user/settings'],
  ])('3-readings, Routes: %s leads to %s, and a visitor from there to the login', async (alias, path) => {
    const moved = await house.inject(alias)
    expect([moved.statusCode, moved.headers.location]).toEqual([301, path])
    const guarded = await house.inject(path)
    expect(guarded.statusCode).toBe(302)
    expect(guarded.headers.location).toContain(`/user/login?next=${encodeURIComponent(path)}`)
  })
})

describe('sessions', () => {
  it('are seen with what they are recognised by, and never with what they are', async () => {
    const session = await house.login('customer')
    const answer = await house.inject({ ...session, url: '/api/user-sessions' })
    expect(answer.json().data.filter((one: { is_current: boolean }) => one.is_current)).toHaveLength(1)
    const rows = await db.select().from(sessions)
    for (const { tokenHash } of rows) expect(answer.body).not.toContain(tokenHash)
    expect(answer.body).not.toContain(session.cookies.sessionid)
  })

  it('are ended one by one, and only one’s own', async () => {
    const [here, there, other] = [
      await house.login('customer'),
      await house.login('customer'),
      await house.login('editor'),
    ]
    const list = await sessionsOf(there)
    const current = list.find(({ is_current }) => is_current)?.id
    const end = (id: number | undefined, session: Session) =>
      house.inject({ ...session, method: 'DELETE', url: `/api/user-sessions/${id}` })
    const [foreign] = await sessionsOf(other)
    expect((await end(foreign?.id, here)).statusCode).toBe(404)
    expect(await isLoggedIn(other)).toBe(true)
    expect((await end(current, here)).statusCode).toBe(204)
    expect(await isLoggedIn(there)).toBe(false)
    expect(await isLoggedIn(here)).toBe(true)
  })

  it('end everywhere else at one press', async () => {
    const all = [await house.login('editor'), await house.login('editor'), await house.login('editor')]
    const [here] = all as [Session]
    const other = await house.login('customer')
    const answer = await house.inject({ ...here, method: 'DELETE', url: '/api/user-sessions' })
    expect(answer.statusCode).toBe(204)
    expect(await Promise.all(all.map(isLoggedIn))).toEqual([true, false, false])
    expect(await isLoggedIn(other)).toBe(true)
    expect(await sessionsOf(here)).toHaveLength(1)
  })

  it('that are idle or old are not in the list', async () => {
    await house.login('customer')
    house.clock.advance({ hours: 13 })
    expect(await sessionsOf(await house.login('customer'))).toHaveLength(1)
  })

  it('ended by a suspension do not come back when it is lifted', async () => {
    const admin = await house.login('admin')
    const victim = await house.login('editor')
    const { id } = (await house.inject({ ...victim, url: '/api/user-details' })).json()
    const url = `/api/admin/accounts/user/${id}`
    const suspend = async (suspended_at: string | null) => {
      const { version } = (await house.inject({ ...admin, url })).json()
      const answer = await send(url, { version, suspended_at }, admin)
      expect(answer.statusCode, answer.body).toBe(200)
    }
    expect(await isLoggedIn(victim)).toBe(true)
    await suspend('2026-03-01T10:00:00+01:00')
    expect(await isLoggedIn(victim)).toBe(false)
    await suspend(null)
    expect(await isLoggedIn(victim)).toBe(false)
    // The control: the same user can log in again.
    expect(await isLoggedIn(await house.login('editor'))).toBe(true)
  })
})

describe('the password', () => {
  it('is changed by whoever knows it; here one stays in, everywhere else one is out', async () => {
    const { session: here } = await newcomer('wechsel@house.example')
    const login = { email: 'wechsel@house.example', password: LOGINS.customer.password }
    const there = await send('/api/user-login', login)
    const session = there.cookies.find(({ name }) => name === 'sessionid')
    const other = { cookies: { sessionid: session?.value ?? '' }, headers: {} }
    expect(await isLoggedIn(other)).toBe(true)
    const wrong = await send(
      '/api/user-password',
      { current_password: 'geraten', password: 'ein ganz neuer Satz' },
      here,
    )
    expect(wrong.json()).toEqual({ current_password: ['Das ist nicht Ihr Passwort.'] })
    const right = await send(
      '/api/user-password',
      { ...passwordOf('customer'), password: 'ein ganz neuer Satz' },
      here,
    )
    expect(right.statusCode).toBe(204)
    const fresh = Object.fromEntries(right.cookies.map(({ name, value }) => [name, value]))
    expect(await isLoggedIn({ cookies: fresh, headers: {} })).toBe(true)
    expect(await isLoggedIn(here)).toBe(false)
    expect(await isLoggedIn(other)).toBe(false)
    expect((await send('/api/user-login', login)).statusCode).toBe(401)
  })

  it('quality, Security, Passwords: is neither a common one nor made of one’s name', async () => {
    const { session } = await newcomer('merlinde@house.example')
    for (const password of ['Passwort2024!', 'Merlinde-Merlinde']) {
      const answer = await send('/api/user-password', { ...passwordOf('customer'), password }, session)
      expect([answer.statusCode, Object.keys(answer.json())], password).toEqual([400, ['password']])
    }
    expect(await isLoggedIn(session)).toBe(true)
  })

  it('is not guessed by whoever has a session', async () => {
    const session = await house.login('editor')
    const statuses: number[] = []
    for (let n = 0; n < 11; n++) {
      const answer = await send('/api/user-deletion', { current_password: `geraten ${n}` }, session)
      statuses.push(answer.statusCode)
    }
    expect(statuses.indexOf(429)).toBe(10)
    const right = await send('/api/user-deletion', passwordOf('editor'), session)
    expect(right.statusCode).toBe(429)
  })
})

describe('the e-mail address', () => {
  const confirm = (token: string) => send('/api/user-email-confirmation', { token })
  const emailOf = async (id: number) => (await db.select().from(users).where(eq(users.id, id)))[0]?.email

  async function ask(email: string, wanted: string) {
    const { session, id } = await newcomer(email)
    const asked = await send('/api/user-email', { ...passwordOf('customer'), email: wanted }, session)
    expect(asked.statusCode, asked.body).toBe(204)
    const sent = await letters.fetch()
    const tokenOf = (to: string) => tokenIn(sent.find((letter) => letter.to === to))
    return { session, id, sent, oldToken: tokenOf(email), newToken: tokenOf(wanted) }
  }

  it('is changed when both mailboxes have agreed, in any order and not before', async () => {
    for (const order of ['oldToken', 'newToken'] as const) {
      const change = await ask(
        `alt-${order}@house.example`.toLowerCase(),
        `neu-${order}@house.example`.toLowerCase(),
      )
      const [first, second] =
        order === 'oldToken' ? [change.oldToken, change.newToken] : [change.newToken, change.oldToken]
      expect((await confirm(first)).json()).toEqual({ is_changed: false })
      expect(await emailOf(change.id)).toBe(`alt-${order}@house.example`.toLowerCase())
      expect((await confirm(first)).statusCode).toBe(400)
      expect((await confirm(second)).json()).toEqual({ is_changed: true })
      expect(await emailOf(change.id)).toBe(`neu-${order}@house.example`.toLowerCase())
      expect(await isLoggedIn(change.session)).toBe(true)
      expect((await confirm(second)).statusCode).toBe(400)
    }
  })

  it('stays when one of them refuses', async () => {
    const { id, oldToken, newToken } = await ask('bleibt@house.example', 'anders@house.example')
    expect((await confirm(newToken)).statusCode).toBe(200)
    expect((await send('/api/user-email-refusal', { token: oldToken })).statusCode).toBe(204)
    expect((await confirm(oldToken)).statusCode).toBe(400)
    expect(await emailOf(id)).toBe('bleibt@house.example')
  })

  it('of somebody else is not told to be taken, and cannot be taken', async () => {
    const { id, sent, oldToken, newToken } = await ask('nimmt@house.example', LOGINS.admin.email)
    expect(sent.find(({ to }) => to === LOGINS.admin.email)?.text).toContain('nichts geändert')
    expect(newToken).toBe('')
    expect((await confirm(oldToken)).json(), 'as for an address nobody has').toEqual({ is_changed: false })
    expect(await emailOf(id)).toBe('nimmt@house.example')
  })

  it('hostile: that was taken is not given to whoever waits until its owner has left', async () => {
    const owner = await newcomer('geht@house.example')
    const { id, oldToken } = await ask('lauert@house.example', 'geht@house.example')
    expect((await send('/api/user-deletion', passwordOf('customer'), owner.session)).statusCode).toBe(204)
    expect((await confirm(oldToken)).json(), 'the other mailbox has never agreed').toEqual({
      is_changed: false,
    })
    expect(await emailOf(id)).toBe('lauert@house.example')
  })

  it('needs the password, and links for a password do not confirm it', async () => {
    const { session } = await newcomer('streng@house.example')
    const wrong = { current_password: 'geraten', email: 'weg@house.example' }
    expect((await send('/api/user-email', wrong, session)).statusCode).toBe(400)
    await send('/api/user-password-reset', { email: 'streng@house.example' })
    const [letter] = await letters.fetch()
    expect((await confirm(tokenIn(letter))).statusCode).toBe(400)
    expect(tokenIn(letter)).not.toBe('')
  })
})

describe('one’s own data', () => {
  it('can be taken away, and are one’s own alone', async () => {
    const { session } = await newcomer('mitnehmen@house.example')
    await send('/api/user-calendar', {}, session)
    const answer = await house.inject({ ...session, url: '/de/api/user-export/' })
    expect(answer.json()).toMatchObject({
      account: { email: 'mitnehmen@house.example', first_name: 'Nora', role: 'customer' },
      sessions: [{ is_current: true }],
      calendar_address_created_at: expect.any(String),
      second_factor_created_at: null,
      recovery_codes: 0,
    })
    expect(answer.body).not.toMatch(/hash|argon/i)
    expect(answer.body).not.toContain(LOGINS.customer.email)
    expect((await house.inject('/api/user-export')).statusCode).toBe(401)
  })

  it('are gone with the account: no row, no session, no word of the person in the trail', async () => {
    const { session, id } = await newcomer('geht@house.example')
    await send(
      '/api/user-profile',
      { first_name: 'Spurlos', last_name: 'Weg', locale: 'de', newsletter: false },
      session,
    )
    await send('/api/user-email', { ...passwordOf('customer'), email: 'nirgends@house.example' }, session)
    const told = async () => JSON.stringify(await db.select().from(trail).where(eq(trail.itemId, id)))
    expect(await told()).toContain('Spurlos')
    expect((await send('/api/user-deletion', { current_password: 'geraten' }, session)).statusCode).toBe(400)
    expect((await send('/api/user-deletion', passwordOf('customer'), session)).statusCode).toBe(204)
    expect(await isLoggedIn(session)).toBe(false)
    expect(await db.select().from(users).where(eq(users.id, id))).toEqual([])
    expect(await db.select().from(sessions).where(eq(sessions.userId, id))).toEqual([])
    expect(await db.select().from(accountLinks).where(eq(accountLinks.userId, id))).toEqual([])
    expect(await told()).not.toMatch(/Spurlos|geht@/)
    expect(await letters.fetch()).toEqual([])
  })

  it('of the last admin stay, or nobody could let anybody in', async () => {
    const admin = await house.login('admin')
    const answer = await send('/api/user-deletion', passwordOf('admin'), admin)
    expect(answer.statusCode).toBe(400)
    expect(await isLoggedIn(admin)).toBe(true)
  })
})
