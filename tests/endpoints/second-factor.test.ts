import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { recoveryCodes, users } from '../../packages/foyer/src/domains/accounts/tables.ts'
import { codeOf, stepAt } from '../../packages/foyer/src/domains/accounts/totp.ts'
import { eq } from '../../packages/foyer/src/platform/database/drizzle.ts'
import { catchLetters, tokenIn } from '../support/letters.ts'
import { LOGINS } from '../support/logins.ts'
import { type Session, startTestApp } from '../support/test-app.ts'

const house = await startTestApp()
afterAll(() => house.close())
const { db } = house.app.platform
const letters = catchLetters(house)
beforeEach(() => house.clock.advance({ minutes: 20 }))

const send = async (url: string, payload: object, session?: Session) =>
  house.inject({ ...(session ?? (await house.visit())), method: 'POST', url, payload })
const logIn = () => send('/api/user-login', LOGINS.editor)
const codeFor = (secret: string) => codeOf(secret, stepAt(house.clock.now()))
const password = { current_password: LOGINS.editor.password }

/** Switches the second factor on for the editor; returns the key, the recovery codes and the session. */
async function setUp() {
  const session = await house.login('editor')
  const { secret, address } = (await send('/api/user-second-factor', password, session)).json()
  expect(address).toContain(secret)
  const on = await send('/api/user-second-factor-code', { code: codeFor(secret) }, session)
  expect(on.statusCode, on.body).toBe(200)
  house.clock.advance({ minutes: 2 })
  return { session, secret: secret as string, codes: on.json().codes as string[] }
}

async function switchOff(session: Session) {
  expect((await send('/api/user-second-factor-end', password, session)).statusCode).toBe(204)
}

describe('the second factor', () => {
  it('is asked for after the password, and nobody is in before', async () => {
    const { session, secret, codes } = await setUp()
    expect(codes).toHaveLength(10)
    const first = await logIn()
    expect(first.statusCode).toBe(401)
    expect(first.json()).toMatchObject({ code: 'second_factor', pending: expect.any(String) })
    expect(first.cookies.filter(({ name }) => name === 'sessionid')).toEqual([])
    const { pending } = first.json()
    expect((await send('/api/user-login-code', { pending, code: '000000' })).statusCode).toBe(400)
    const second = await send('/api/user-login-code', { pending, code: codeFor(secret) })
    expect(second.json()).toMatchObject({ logged: true, email: LOGINS.editor.email })
    await switchOff(session)
    // The control: without it the password is enough.
    expect((await logIn()).statusCode).toBe(200)
  })

  it('takes a code once, and a recovery code once, of which only hashes are stored', async () => {
    const { session, secret, codes } = await setUp()
    const { pending } = (await logIn()).json()
    const code = codeFor(secret)
    expect((await send('/api/user-login-code', { pending, code })).statusCode).toBe(200)
    expect((await send('/api/user-login-code', { pending, code })).statusCode).toBe(400)
    const spaced = (codes[0] ?? '').toLowerCase().replace(/.{5}/g, '$& ')
    expect((await send('/api/user-login-code', { pending, code: spaced })).statusCode).toBe(200)
    expect((await send('/api/user-login-code', { pending, code: codes[0] })).statusCode).toBe(400)
    const stored = JSON.stringify(await db.select().from(recoveryCodes))
    expect(stored).not.toContain(codes[1])
    await switchOff(session)
  })

  it('is not guessed: five tries in a quarter of an hour, over however many logins', async () => {
    const { session, secret } = await setUp()
    const statuses: number[] = []
    for (let n = 0; n < 6; n++) {
      const { pending } = (await logIn()).json()
      statuses.push((await send('/api/user-login-code', { pending, code: `00000${n}` })).statusCode)
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429])
    const { pending } = (await logIn()).json()
    // The right code is refused too, until the time is over.
    expect((await send('/api/user-login-code', { pending, code: codeFor(secret) })).statusCode).toBe(429)
    house.clock.advance({ minutes: 15 })
    const later = (await logIn()).json()
    const right = await send('/api/user-login-code', { pending: later.pending, code: codeFor(secret) })
    expect(right.statusCode).toBe(200)
    await switchOff(session)
  })

  it('waits five minutes, for this person and this password', async () => {
    const { session, secret } = await setUp()
    const { pending } = (await logIn()).json()
    const [id, until, signed] = pending.split('.')
    const [admin] = await db.select().from(users).where(eq(users.email, LOGINS.admin.email))
    const others = [`${admin?.id}.${until}.${signed}`, `${id}.${Number(until) + 1}.${signed}`, 'x']
    // As many characters as the signature has, but more bytes.
    for (const forged of [...others, `${id}.${until}.${'é'.repeat(signed.length)}`]) {
      expect(
        (await send('/api/user-login-code', { pending: forged, code: codeFor(secret) })).statusCode,
      ).toBe(401)
    }
    house.clock.advance({ minutes: 5 })
    expect((await send('/api/user-login-code', { pending, code: codeFor(secret) })).statusCode).toBe(401)
    await switchOff(session)
  })

  it('is not gone round by a link from the mailbox', async () => {
    const { session, secret } = await setUp()
    await send('/api/user-password-reset', { email: LOGINS.editor.email })
    const [letter] = await letters.fetch()
    house.clock.advance({ minutes: 1 })
    const chosen = await send('/api/user-password-choice', {
      token: tokenIn(letter),
      password: LOGINS.editor.password,
    })
    expect(chosen.statusCode).toBe(401)
    expect(chosen.cookies.filter(({ name }) => name === 'sessionid')).toEqual([])
    const { pending } = chosen.json()
    const entered = await send('/api/user-login-code', { pending, code: codeFor(secret) })
    expect(entered.statusCode).toBe(200)
    const cookies = Object.fromEntries(entered.cookies.map(({ name, value }) => [name, value]))
    await switchOff({ cookies, headers: { 'x-csrftoken': cookies.csrftoken ?? '' } })
    expect(session).toBeTruthy()
  })

  it('demanded by an admin: an editor without one is a customer until it is set up', async () => {
    const isEditor = async (session: Session) =>
      (await house.inject({ ...session, url: '/pageeditor-api/user' })).statusCode
    const session = await house.login('editor')
    expect(await isEditor(session)).toBe(200)
    const demand = (mustUseSecondFactor: boolean) =>
      db.update(users).set({ mustUseSecondFactor }).where(eq(users.email, LOGINS.editor.email))
    await demand(true)
    expect(await isEditor(session)).toBe(403)
    const page = await house.inject({ ...session, url: '/de/user/settings' })
    expect(page.body).toContain('verlangt einen zweiten Faktor')
    const { session: withFactor } = await setUp()
    expect(await isEditor(withFactor)).toBe(200)
    await demand(false)
    await switchOff(withFactor)
  })

  it('works without scripting, from the password to the code', async () => {
    const { session, secret } = await setUp()
    const post = (fields: Record<string, string>) =>
      house.inject({
        method: 'POST',
        url: '/de/user/login',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(fields).toString(),
      })
    const page = await post({ ...LOGINS.editor, next: '/cms-hub' })
    expect(page.statusCode).toBe(401)
    const pending = /name="pending" value="([^"]+)"/.exec(page.body)?.[1] ?? ''
    const wrong = await post({ pending, code: '1' })
    expect(wrong.body).toContain('Dieser Code stimmt nicht.')
    expect(wrong.body).toContain(pending)
    const right = await post({ pending, code: codeFor(secret), next: '/cms-hub' })
    expect([right.statusCode, right.headers.location]).toEqual([303, '/cms-hub'])
    await switchOff(session)
  })
})

describe('staff', () => {
  it('are let in by an admin and choose their password from their mailbox; the trail says who let them in', async () => {
    const admin = await house.login('admin')
    const made = await send(
      '/api/admin/accounts/user',
      { email: 'redaktion@house.example', role: 'editor', first_name: 'Rita', last_name: 'Rot' },
      admin,
    )
    expect(made.statusCode, made.body).toBe(200)
    const [letter, ...more] = await letters.fetch()
    expect(more).toEqual([])
    expect(letter).toMatchObject({ to: 'redaktion@house.example', subject: 'Ihr Zugang zu Haus Meridian' })
    expect(letter?.text).toContain('Guten Tag Rita Rot,')
    house.clock.advance({ hours: 100 })
    const chosen = await send('/api/user-password-choice', {
      token: tokenIn(letter),
      password: 'ein langer roter Satz',
    })
    expect(chosen.json()).toMatchObject({ logged: true, email: 'redaktion@house.example' })
    const fresh = await house.login('admin')
    const url = `/api/admin/accounts/user/${made.json().id}/history`
    const history = JSON.stringify((await house.inject({ ...fresh, url })).json())
    expect(history).toContain('create')
    expect(history).not.toContain('argon2id')
  })
})
