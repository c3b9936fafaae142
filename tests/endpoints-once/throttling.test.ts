import { afterAll, describe, expect, it } from 'vitest'
import { users } from '../../packages/foyer/src/domains/accounts/tables.ts'
import { cheapHash } from '../support/cheap-hash.ts'
import { LOGINS } from '../support/logins.ts'
import { startTestApp } from '../support/test-app.ts'

const house = await startTestApp()
afterAll(() => house.close())

const QUARTER_HOUR = 15 * 60
const visitor = await house.visit()

interface Try {
  email: string
  password?: string
  from?: string
  /** The X-Forwarded-For header; ignored unless TRUST_PROXY is on. */
  claimed?: string
  /** The cookie of a browser in which a login has succeeded before. */
  device?: string
}

const logIn = ({ email, password = 'not the password', from = '192.0.2.1', claimed, device }: Try) =>
  house.inject({
    cookies: { ...visitor.cookies, ...(device && { 'known-device': device }) },
    headers: { ...visitor.headers, ...(claimed && { 'x-forwarded-for': claimed }) },
    method: 'POST',
    url: '/api/user-login',
    remoteAddress: from,
    payload: { email, password },
  })

async function tryOften(times: number, attempt: (time: number) => Try): Promise<number[]> {
  const statuses = new Set<number>()
  for (let time = 0; time < times; time++) statuses.add((await logIn(attempt(time))).statusCode)
  return [...statuses]
}

/** A new address each time. */
let addresses = 0
const elsewhere = () => `10.0.${addresses >> 8}.${addresses++ & 255}`
const deviceOf = ({ cookies }: Awaited<ReturnType<typeof logIn>>) =>
  cookies.find(({ name }) => name === 'known-device')?.value ?? ''

describe('quality, Security, Sessions: wrong passwords for one account', () => {
  it('ten in a quarter of an hour close it to their address, the right password included, and to no other', async () => {
    const wrong = (time: number) => ({
      email: time % 2 ? LOGINS.editor.email : LOGINS.editor.email.toUpperCase(),
    })
    expect(await tryOften(10, wrong)).toEqual([401])
    const refused = await logIn(LOGINS.editor)
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBe(String(QUARTER_HOUR))
    expect(refused.json()).toMatchObject({ code: 'throttled' })
    expect((await logIn(LOGINS.customer)).statusCode, 'another account').toBe(200)
    expect((await logIn({ ...LOGINS.editor, from: elsewhere() })).statusCode, 'its owner elsewhere').toBe(200)

    house.clock.advance({ seconds: QUARTER_HOUR - 1 })
    const last = await logIn(LOGINS.editor)
    expect(last.statusCode).toBe(429)
    expect(last.headers['retry-after']).toBe('1')
    house.clock.advance({ seconds: 1 })
    expect((await logIn(LOGINS.editor)).statusCode).toBe(200)
  })

  it('do not lock out a browser that has logged in to it before, wherever they come from', async () => {
    const device = deviceOf(await logIn(LOGINS.editor))
    const wrong = () => ({ email: LOGINS.editor.email, from: elsewhere() })
    expect(await tryOften(10, () => ({ email: LOGINS.editor.email }))).toEqual([401])
    expect(await tryOften(40, wrong)).toEqual([401])
    expect((await logIn({ ...LOGINS.editor, from: elsewhere() })).statusCode, 'guessing is bounded').toBe(429)
    expect((await logIn({ ...LOGINS.editor, device })).statusCode).toBe(200)
    house.clock.advance({ seconds: QUARTER_HOUR })
  })

  it('are counted for such a browser as for an address', async () => {
    const device = deviceOf(await logIn(LOGINS.editor))
    const wrong = () => ({ email: LOGINS.editor.email, from: elsewhere(), device })
    expect(await tryOften(10, wrong)).toEqual([401])
    expect((await logIn({ ...LOGINS.editor, from: elsewhere(), device })).statusCode).toBe(429)
    expect((await logIn({ ...LOGINS.editor, from: elsewhere() })).statusCode).toBe(200)
    house.clock.advance({ seconds: QUARTER_HOUR })
  })

  it('are counted for a browser that only says so, or knows another account, as for any', async () => {
    const foreign = deviceOf(await logIn(LOGINS.customer))
    const [name = '', signature = ''] = foreign.split('.')
    for (const device of [
      foreign,
      name,
      `${'0'.repeat(32)}.${signature}`,
      '',
      '.',
      `${name}.${'A'.repeat(43)}`,
    ]) {
      const from = elsewhere()
      expect(await tryOften(10, () => ({ email: LOGINS.editor.email, from }))).toEqual([401])
      expect((await logIn({ ...LOGINS.editor, from, device })).statusCode, device).toBe(429)
      house.clock.advance({ seconds: QUARTER_HOUR })
    }
  })

  it('one browser can be known to several accounts', async () => {
    const first = deviceOf(await logIn(LOGINS.editor))
    const device = deviceOf(await logIn({ ...LOGINS.customer, device: first }))
    for (const { email, password } of [LOGINS.editor, LOGINS.customer]) {
      const from = elsewhere()
      expect(await tryOften(10, () => ({ email, from }))).toEqual([401])
      expect((await logIn({ email, password, from, device })).statusCode).toBe(200)
    }
    house.clock.advance({ seconds: QUARTER_HOUR })
  })

  it('and counts from the start after a login that worked', async () => {
    const wrong = () => ({ email: LOGINS.editor.email })
    expect(await tryOften(9, wrong)).toEqual([401])
    expect((await logIn(LOGINS.editor)).statusCode).toBe(200)
    expect(await tryOften(9, wrong)).toEqual([401])
    expect((await logIn(LOGINS.editor)).statusCode).toBe(200)
  })

  it('whether the account exists or not', async () => {
    const unknown = () => ({ email: 'nobody@test.example' })
    expect(await tryOften(10, unknown)).toEqual([401])
    expect((await logIn(unknown())).statusCode).toBe(429)
  })

  it('when tried all at once', async () => {
    house.clock.advance({ seconds: QUARTER_HOUR })
    const tries = Array.from({ length: 30 }, () => logIn({ email: LOGINS.admin.email }))
    const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(20)
  })

  it('on the form as well', async () => {
    house.clock.advance({ seconds: QUARTER_HOUR })
    const post = () =>
      house.inject({
        method: 'POST',
        url: '/en/user/login',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ email: LOGINS.editor.email, password: 'wrong' }).toString(),
      })
    for (let time = 0; time < 10; time++) expect((await post()).statusCode).toBe(401)
    const refused = await post()
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBe(String(QUARTER_HOUR))
    expect(refused.body).toContain('Too many requests. Please try again later.')
  })
})

describe('login is throttled per address', () => {
  it('after a hundred tries in a quarter of an hour, whatever the account and whatever a header claims', async () => {
    const from = '198.51.100.7'
    // Accounts that exist: the password of an unknown one is compared with a hash at full cost.
    const now = house.clock.now()
    const account = {
      passwordHash: cheapHash('x'),
      passwordChangedAt: now,
      role: 'customer',
      createdAt: now,
    } as const
    const accounts = Array.from({ length: 100 }, (_, time) => ({
      ...account,
      email: `guess-${time}@test.example`,
    }))
    await house.app.platform.db.insert(users).values(accounts)
    const guess = (time: number) => ({
      email: `guess-${time}@test.example`,
      from,
      claimed: `203.0.113.${time}`,
    })
    expect(await tryOften(100, guess)).toEqual([401])
    const refused = await logIn({ ...LOGINS.customer, from, claimed: '203.0.113.200' })
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBe(String(QUARTER_HOUR))
    expect((await logIn({ ...LOGINS.customer, from: '198.51.100.8' })).statusCode, 'another address').toBe(
      200,
    )
    house.clock.advance({ seconds: QUARTER_HOUR })
    expect((await logIn({ ...LOGINS.customer, from })).statusCode).toBe(200)
  })
})
