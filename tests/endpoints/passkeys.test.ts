import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import {
  accountRules,
  passkeys,
  secondFactors,
  users,
} from '../../packages/foyer/src/domains/accounts/tables.ts'
import { codeOf, stepAt } from '../../packages/foyer/src/domains/accounts/totp.ts'
import { eq } from '../../packages/foyer/src/platform/database/drizzle.ts'
import { LOGINS } from '../support/logins.ts'
import { softwarePasskey } from '../support/software-passkey.ts'
import { type Session, startTestApp } from '../support/test-app.ts'

const house = await startTestApp()
afterAll(() => house.close())
const { db } = house.app.platform
const password = { current_password: LOGINS.editor.password }

beforeEach(async () => {
  await db.delete(passkeys)
  house.clock.advance({ minutes: 20 })
})

const send = async (url: string, payload?: object, session?: Session) =>
  house.inject({ ...(session ?? (await house.visit())), method: 'POST', url, ...(payload && { payload }) })

/** Adds a passkey to the editor's account. */
async function setUp(device = softwarePasskey()) {
  const session = await house.login('editor')
  const begun = await send('/api/user-passkey-options', password, session)
  expect(begun.statusCode, begun.body).toBe(200)
  const { options, state } = begun.json()
  const response = device.create(options)
  const added = await send('/api/user-passkeys', { state, response, name: 'Telefon' }, session)
  expect(added.statusCode, added.body).toBe(200)
  return { session, device, codes: added.json().codes as string[], state, response }
}

const challenge = async () => (await send('/api/user-passkey-challenge')).json()
const sessionIn = (answer: { cookies: { name: string; value: string }[] }) =>
  answer.cookies.filter(({ name, value }) => name === 'sessionid' && value !== '')

describe('passkeys', () => {
  it('a login with one needs neither password nor code, and begins a session', async () => {
    const { device, codes, session } = await setUp()
    expect(codes, 'for the day the device is gone').toHaveLength(10)
    const { options, state } = await challenge()
    expect(options.allowCredentials ?? [], 'nobody is named').toEqual([])
    const answer = await send('/api/user-login-passkey', { state, response: device.get(options) })
    expect(answer.statusCode, answer.body).toBe(204)
    expect(sessionIn(answer)).toHaveLength(1)
    const listed = await house.inject({ ...session, url: '/api/user-passkeys' })
    expect(listed.json().data).toMatchObject([{ name: 'Telefon', last_used_at: expect.any(String) }])
    const [row] = await db.select().from(passkeys)
    expect(row?.counter).toBe(1)
  })

  it('a password alone is then not enough, and a recovery code is', async () => {
    const { codes } = await setUp()
    const first = await send('/api/user-login', LOGINS.editor)
    expect(first.json()).toMatchObject({ code: 'second_factor' })
    const { pending } = first.json()
    const code = codes[0] ?? ''
    expect((await send('/api/user-login-code', { pending, code })).statusCode).toBe(200)
  })

  it('hostile: a key for an authenticator that was asked for and never confirmed opens nothing', async () => {
    const { session } = await setUp()
    const { secret } = (await send('/api/user-second-factor', password, session)).json()
    const { pending } = (await send('/api/user-login', LOGINS.editor)).json()
    const codeNow = () => codeOf(secret, stepAt(house.clock.now()))
    expect((await send('/api/user-login-code', { pending, code: codeNow() })).statusCode).toBe(400)
    // The control: when it is confirmed, and listed in the settings, it counts.
    const on = await send('/api/user-second-factor-code', { code: codeNow() }, session)
    expect(on.statusCode, on.body).toBe(200)
    house.clock.advance({ minutes: 1 })
    expect((await send('/api/user-login-code', { pending, code: codeNow() })).statusCode).toBe(200)
    expect((await send('/api/user-second-factor-end', password, session)).statusCode).toBe(204)
  })

  it('hostile: what was signed once opens no second session, nor after five minutes', async () => {
    const { device } = await setUp()
    const { options, state } = await challenge()
    const response = device.get(options)
    expect((await send('/api/user-login-passkey', { state, response })).statusCode).toBe(204)
    const again = await send('/api/user-login-passkey', { state, response })
    expect([again.statusCode, sessionIn(again)]).toEqual([401, []])
    const late = await challenge()
    house.clock.advance({ minutes: 6 })
    const answer = await send('/api/user-login-passkey', {
      state: late.state,
      response: device.get(late.options),
    })
    expect(answer.statusCode).toBe(401)
  })

  it.each([
    ['of another site', () => softwarePasskey('https://elsewhere.example', 'localhost')],
    ['made for another address', () => softwarePasskey('http://localhost', 'elsewhere.example')],
  ])('hostile: a key %s is refused', async (_name, make) => {
    const session = await house.login('editor')
    const { options, state } = (await send('/api/user-passkey-options', password, session)).json()
    const answer = await send('/api/user-passkeys', { state, response: make().create(options) }, session)
    expect(answer.statusCode).toBe(400)
    expect(await db.select().from(passkeys)).toEqual([])
  })

  it('hostile: another key, an unverified owner, a challenge of one’s own, or somebody suspended', async () => {
    const { device } = await setUp()
    const tries = [
      async () => {
        const { options, state } = await challenge()
        return { state, response: { ...softwarePasskey().get(options), id: device.get(options).id } }
      },
      async () => {
        const { options, state } = await challenge()
        return { state, response: device.get(options, { isVerified: false }) }
      },
      async () => {
        const { state } = await challenge()
        return { state, response: device.get({ challenge: 'bWluZQ' }) }
      },
      async () => ({ state: 'bWluZQ.9999999999999.x', response: device.get({ challenge: 'bWluZQ' }) }),
      // As many characters as a signature has, but more bytes.
      async () => ({
        state: `bWluZQ.9999999999999.${'é'.repeat(43)}`,
        response: device.get({ challenge: 'bWluZQ' }),
      }),
    ]
    for (const attempt of tries) {
      const answer = await send('/api/user-login-passkey', await attempt())
      expect([answer.statusCode, sessionIn(answer)]).toEqual([401, []])
    }
    const suspend = (at: Date | null) =>
      db.update(users).set({ suspendedAt: at }).where(eq(users.email, LOGINS.editor.email))
    await suspend(house.clock.now())
    const { options, state } = await challenge()
    expect((await send('/api/user-login-passkey', { state, response: device.get(options) })).statusCode).toBe(
      401,
    )
    await suspend(null)
  })

  it('hostile: a device that was copied counts behind, and is refused', async () => {
    const { device } = await setUp()
    await db.update(passkeys).set({ counter: 7 })
    const { options, state } = await challenge()
    expect((await send('/api/user-login-passkey', { state, response: device.get(options) })).statusCode).toBe(
      401,
    )
  })

  it('is added and removed with the password only, and nobody removes somebody else’s', async () => {
    const session = await house.login('editor')
    const wrong = { current_password: 'wrong' }
    expect((await send('/api/user-passkey-options', wrong, session)).statusCode).toBe(400)
    const mine = await setUp()
    const [row] = await db.select().from(passkeys)
    const end = (payload: object, who: Session) =>
      send('/api/user-passkey-end', { id: row?.id, ...payload }, who)
    const customer = await house.login('customer')
    expect((await end({ current_password: LOGINS.customer.password }, customer)).statusCode).toBe(404)
    expect((await end(wrong, mine.session)).statusCode).toBe(400)
    expect((await end(password, mine.session)).statusCode).toBe(204)
    expect((await send('/api/user-login', LOGINS.editor)).statusCode, 'the password is enough again').toBe(
      200,
    )
  })
})

describe('an admin demands a second factor of all editors', () => {
  it('who has none is a customer until it is set up; a passkey is one', async () => {
    const admin = await house.login('admin')
    const setUpFor = await setUp()
    await db.delete(passkeys)
    const mayEdit = async () => (await house.inject({ ...setUpFor.session, url: '/api/cms-hub' })).statusCode
    expect(await mayEdit()).toBe(200)
    const { version } = (await house.inject({ ...admin, url: '/api/admin/accounts/rules/1/' })).json()
    const demand = () =>
      send('/api/admin/accounts/rules/1/', { version, editors_must_use_second_factor: true }, admin)
    const refused = await demand()
    expect(refused.statusCode, 'an admin who has none would be shut out').toBe(400)
    expect(refused.json()).toEqual({ editors_must_use_second_factor: [expect.stringContaining('zuerst')] })
    const [{ id: adminId } = { id: 0 }] = await db
      .select({ id: users.id })
      .from(users)
      .where(eq(users.email, LOGINS.admin.email))
    await db
      .insert(secondFactors)
      .values({ userId: adminId, secret: 'x', lastStep: 0, confirmedAt: house.clock.now() })
    const saved = await demand()
    expect(saved.statusCode, saved.body).toBe(200)
    expect(await mayEdit()).toBe(403)
    const state = await house.inject({ ...setUpFor.session, url: '/api/user-second-factor' })
    expect(state.json()).toMatchObject({ is_on: false, is_required: true })
    const begun = (await send('/api/user-passkey-options', password, setUpFor.session)).json()
    const response = softwarePasskey().create(begun.options)
    await send('/api/user-passkeys', { state: begun.state, response }, setUpFor.session)
    expect(await mayEdit()).toBe(200)
    await db.delete(secondFactors)
    await db.update(accountRules).set({ editorsMustUseSecondFactor: false })
  })

  it('and nobody but an admin does', async () => {
    const editor = await house.login('editor')
    const answer = await send(
      '/api/admin/accounts/rules/1/',
      { version: 0, editors_must_use_second_factor: true },
      editor,
    )
    expect(answer.statusCode).toBe(403)
  })
})
