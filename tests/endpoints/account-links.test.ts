import { Writable } from 'node:stream'
import type pg from 'pg'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { firstLink } from '../../packages/foyer/src/domains/accounts/first-link.ts'
import { LINK_JOB } from '../../packages/foyer/src/domains/accounts/links.ts'
import { createUser } from '../../packages/foyer/src/domains/accounts/service.ts'
import { accountLinks, users } from '../../packages/foyer/src/domains/accounts/tables.ts'
import { eq, sql } from '../../packages/foyer/src/platform/database/drizzle.ts'
import { createLog } from '../../packages/foyer/src/platform/log.ts'
import { catchLetters, tokenIn } from '../support/letters.ts'
import { LOGINS } from '../support/logins.ts'
import { type Session, startTestApp } from '../support/test-app.ts'

let written = ''
const stream = new Writable({
  write(chunk, _encoding, done) {
    written += chunk
    done()
  },
})
const house = await startTestApp({ log: createLog({ logLevel: 'debug' }, stream) })
afterAll(() => house.close())
const { db } = house.app.platform
const letters = catchLetters(house)

// Every test is two hours later, because letters are limited.
beforeEach(() => house.clock.advance({ hours: 2 }))

const send = async (url: string, payload: object, session?: Session) =>
  house.inject({ ...(session ?? (await house.visit())), method: 'POST', url, payload })

const wish = (email: string) => ({ email, first_name: 'Nora', last_name: 'Neu', newsletter: true })
const choose = (token: string, password = 'ein guter langer Satz') =>
  send('/api/user-password-choice', { token, password })
const findUser = async (email: string) => (await db.select().from(users).where(eq(users.email, email)))[0]

async function linkFor(email: string, url = '/de/api/user-register'): Promise<string> {
  await send(url, wish(email))
  const [letter] = await letters.fetch()
  return tokenIn(letter)
}

describe('registration', () => {
  it('is confirmed from the mailbox, where a password is chosen and one is logged in', async () => {
    const asked = await send('/en/api/user-register', wish('Nora@House.example'))
    expect(asked.statusCode).toBe(204)
    expect(await findUser('nora@house.example')).toBeUndefined()
    const [letter, ...more] = await letters.fetch()
    expect(more).toEqual([])
    expect(letter).toMatchObject({ to: 'nora@house.example', subject: expect.stringContaining('Welcome!') })
    const answer = await choose(tokenIn(letter))
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ logged: true, email: 'nora@house.example', first_name: 'Nora' })
    expect(answer.cookies.findLast(({ name }) => name === 'sessionid')?.value).toBeTruthy()
    expect(await findUser('nora@house.example')).toMatchObject({
      role: 'customer',
      locale: 'en',
      newsletter: true,
      hasDashboardOnlineAccess: false,
    })
    const login = await send('/api/user-login', {
      email: 'nora@house.example',
      password: 'ein guter langer Satz',
    })
    expect(login.statusCode).toBe(200)
  })

  it('writes in German and English, as text and as HTML that says the same, and names nobody who was only typed', async () => {
    await send('/de/api/user-register', { ...wish('brief@house.example'), first_name: 'Gewinnen Sie!' })
    const [letter] = await letters.fetch()
    expect(letter?.text).toContain('Guten Tag,')
    expect(letter?.text).not.toContain('Gewinnen')
    expect(letter?.html).toContain('<html lang="de">')
    const address = /http\S+\?token=[\w-]+/.exec(letter?.text ?? '')?.[0] ?? 'none'
    expect(letter?.html).toContain(`href="${address}"`)
    expect(letter?.html).not.toMatch(/<img|<script|<link/)
  })

  it('links lead to this house, whatever Host a caller names', async () => {
    await house.inject({
      ...(await house.visit()),
      method: 'POST',
      url: '/api/user-password-reset',
      payload: { email: LOGINS.customer.email },
      headers: { ...(await house.visit()).headers, host: 'elsewhere.example' },
    })
    await send('/api/user-password-reset', { email: LOGINS.customer.email })
    for (const letter of await letters.fetch()) {
      expect(letter.text).toMatch(/^http:\/\/localhost/m)
      expect(letter.text).not.toContain('elsewhere')
    }
  })

  it('of a known address answers the same, and tells whoever owns it', async () => {
    const unknown = await send('/de/api/user-register', wish('unbekannt@house.example'))
    const known = await send('/de/api/user-register', wish(LOGINS.editor.email))
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body])
    expect(Object.keys(known.headers)).toEqual(Object.keys(unknown.headers))
    const [first, second] = await letters.fetch()
    expect(tokenIn(first)).not.toBe('')
    expect(second).toMatchObject({ to: LOGINS.editor.email, subject: 'Sie haben schon ein Konto bei uns' })
    expect(tokenIn(second)).toBe('')
  })

  it('does the same work for a known and an unknown address before it answers', async () => {
    const { $client: pool } = db as unknown as { $client: pg.Pool }
    const workOf = async (url: string, email: string) => {
      const caller = await house.visit()
      const query = vi.spyOn(pool, 'query')
      const connect = vi.spyOn(pool, 'connect')
      await send(url, wish(email), caller)
      const asked = query.mock.calls.map(([text]) => (text as unknown as { text: string }).text ?? text)
      const transactions = connect.mock.calls.length
      vi.restoreAllMocks()
      return { asked, transactions }
    }
    for (const url of ['/api/user-register', '/api/user-password-reset']) {
      const known = await workOf(url, LOGINS.editor.email)
      expect(await workOf(url, 'niemand@house.example')).toEqual(known)
      expect(known.transactions).toBeGreaterThan(0)
      expect(known.asked.join()).not.toContain('"user"')
    }
    await letters.fetch()
  })
})

describe('a link from a letter', () => {
  it('is good once', async () => {
    const token = await linkFor('einmal@house.example')
    expect((await choose(token)).statusCode).toBe(200)
    const again = await choose(token, 'ein anderer langer Satz')
    expect(again.statusCode).toBe(400)
    expect(again.json()).toEqual({ token: [expect.stringContaining('gilt nicht mehr')] })
  })

  it('is good once for two who use it at the same moment', async () => {
    const token = await linkFor('zugleich@house.example')
    const answers = await Promise.all([choose(token), choose(token)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400])
  })

  it('and another one to the same address, used at the same moment, make one account', async () => {
    const tokens = [await linkFor('doppelt@house.example'), await linkFor('doppelt@house.example')]
    const answers = await Promise.all(tokens.map((token) => choose(token)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400])
    expect(await db.select().from(users).where(eq(users.email, 'doppelt@house.example'))).toHaveLength(1)
  })

  it('to register is good for a day, and to reset for an hour', async () => {
    const early = await linkFor('bald@house.example')
    house.clock.advance({ hours: 23, minutes: 59 })
    expect((await choose(early)).statusCode).toBe(200)
    const late = await linkFor('spaet@house.example')
    house.clock.advance({ hours: 24 })
    expect((await choose(late)).statusCode).toBe(400)
    const inTime = await linkFor(LOGINS.customer.email, '/api/user-password-reset')
    house.clock.advance({ minutes: 59 })
    expect((await choose(inTime, LOGINS.customer.password)).statusCode).toBe(200)
    const over = await linkFor(LOGINS.customer.email, '/api/user-password-reset')
    house.clock.advance({ minutes: 60 })
    expect((await choose(over)).statusCode).toBe(400)
  })

  it('is not used up by looking, as the programs do that read letters before people', async () => {
    const token = await linkFor('angesehen@house.example')
    for (const _ of [1, 2]) {
      const page = await house.inject(`/de/user/password?token=${token}`)
      expect(page.statusCode).toBe(200)
      expect(page.body).toContain('angesehen@house.example')
    }
    expect((await choose(token)).statusCode).toBe(200)
  })

  it('stands in no log, goes along as no referrer, and its page is kept by nobody', async () => {
    const token = await linkFor('leise@house.example')
    written = ''
    const page = await house.inject(`/de/user/password?token=${token}`)
    expect(page.headers['referrer-policy']).toBe('strict-origin')
    expect(page.headers['cache-control']).toBe('private, no-store')
    await house.inject(`/api/user-link?token=${token}`)
    await choose(token)
    await choose(token)
    expect(written).toContain('/de/user/password')
    expect(written).not.toContain(token)
    // The control: another page has the usual header.
    const other = await house.inject('/de/user/password')
    expect(other.headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
  })

  it.each(['', 'x', 'AAAAAAAAAAAAAAAAAAAAAA', '%00', "' or 1=1 --"])(
    'that is none is refused: %j',
    async (token) => {
      expect((await choose(token)).statusCode).toBe(400)
      expect((await send('/api/user-email-confirmation', { token })).statusCode).toBe(400)
    },
  )
})

it('quality, Security, Passwords: a link waits for a good password, and is not used up by a bad one', async () => {
  await send('/en/api/user-register', wish('merlinde@house.example'))
  const [letter] = await letters.fetch()
  const token = tokenIn(letter)
  for (const password of ['password1234', 'merlinde-merlinde', 'Nora-Nora-Nora']) {
    const answer = await choose(token, password)
    expect([answer.statusCode, Object.keys(answer.json())], password).toEqual([400, ['password']])
  }
  expect((await choose(token)).statusCode).toBe(200)
})

describe('a forgotten password', () => {
  it('is chosen anew, which ends every session and every other link', async () => {
    const session = await house.login('editor')
    const email = LOGINS.editor.email
    const earlier = await linkFor(email, '/api/user-password-reset')
    const later = await linkFor(email, '/api/user-password-reset')
    house.clock.advance({ minutes: 1 })
    expect((await choose(later, LOGINS.editor.password)).statusCode).toBe(200)
    const details = await house.inject({ ...session, url: '/api/user-details' })
    expect(details.json().logged).toBe(false)
    expect((await choose(earlier)).statusCode).toBe(400)
    expect(await house.login('editor')).toBeTruthy()
  })

  it('says by its form that the password is changed, and welcomes nobody who was here before', async () => {
    const token = await linkFor(LOGINS.customer.email, '/api/user-password-reset')
    const answer = await house.inject({
      method: 'POST',
      url: '/de/user/password',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ form: 'choose', token, password: LOGINS.customer.password }).toString(),
    })
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/de/user/profile?done=password'])
  })

  it('gets nobody a letter who is unknown or suspended, and leaves nothing behind', async () => {
    await db.update(users).set({ suspendedAt: house.clock.now() }).where(eq(users.email, LOGINS.editor.email))
    const given = await linkFor(LOGINS.customer.email, '/api/user-password-reset')
    expect(given).not.toBe('')
    for (const email of ['keiner@house.example', LOGINS.editor.email]) {
      expect((await send('/api/user-password-reset', { email })).statusCode).toBe(204)
      expect(await letters.fetch()).toEqual([])
      expect(await db.select().from(accountLinks).where(eq(accountLinks.email, email))).toEqual([])
    }
    await db.update(users).set({ suspendedAt: null }).where(eq(users.email, LOGINS.editor.email))
  })

  it('a password that is too short is refused at its field', async () => {
    const token = await linkFor(LOGINS.customer.email, '/api/user-password-reset')
    const answer = await choose(token, 'zu kurz')
    expect(answer.json()).toEqual({ password: ['Mindestens 12 Zeichen.'] })
    expect((await choose(token, LOGINS.customer.password)).statusCode).toBe(200)
  })
})

describe('quality, Security: letters are throttled', () => {
  it('five in an hour to one mailbox, known or not', async () => {
    for (const email of [LOGINS.customer.email, 'flut@house.example']) {
      const statuses: number[] = []
      for (let n = 0; n < 6; n++) {
        statuses.push((await send('/api/user-password-reset', { email })).statusCode)
      }
      expect(statuses).toEqual([204, 204, 204, 204, 204, 429])
    }
    await letters.fetch()
  })

  it('tries of tokens from one address', async () => {
    const statuses: number[] = []
    for (let n = 0; n < 61; n++) statuses.push((await choose('AAAAAAAAAAAAAAAAAAAAAA')).statusCode)
    expect(statuses.indexOf(429)).toBe(60)
  })
})

// The last test: from here on the jobs send letters too.
describe('theft by reading the database', () => {
  it('finds no link that works, neither in its table nor in the queue of jobs', async () => {
    await house.app.platform.jobs.start()
    const token = await linkFor('diebstahl@house.example')
    expect(token).toHaveLength(22)
    const { rows: tables } = await db.execute<{ table_schema: string; table_name: string }>(
      sql`select table_schema, table_name from information_schema.tables where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`,
    )
    const holding = async (text: string) => {
      const found: string[] = []
      for (const { table_schema, table_name } of tables) {
        const { rows } = await db.execute(
          sql.raw(`select 1 from "${table_schema}"."${table_name}" t where t::text like '%${text}%' limit 1`),
        )
        if (rows.length > 0) found.push(table_name)
      }
      return found
    }
    expect(await holding(token)).toEqual([])
    // The control: the same search finds what is stored, and that the job was queued.
    expect(await holding('diebstahl@house.example')).toEqual(['account_link'])
    expect(await holding(LINK_JOB)).toContain('job')
    const [row] = await db
      .select()
      .from(accountLinks)
      .where(eq(accountLinks.email, 'diebstahl@house.example'))
    expect((await choose(row?.tokenHash ?? '')).statusCode).toBe(400)
    expect((await choose(token)).statusCode).toBe(200)
  })
})

describe('the first admin of an empty house', () => {
  const email = 'first@house.example'
  const offered = async () => (await firstLink(house.app.platform))?.address.split('token=')[1] ?? ''

  it('cannot log in before a password is chosen with the link that the start prints', async () => {
    const { clock, changes } = house.app.platform
    const first = { email, password: null, role: 'admin', firstName: '', lastName: '' } as const
    await createUser({ db, clock, changes }, first)
    for (const password of ['', 'nobody has this password']) {
      const refused = await send('/api/user-login', { email, password })
      expect(refused.statusCode, password).not.toBe(200)
    }
    const past = await offered()
    const token = await offered()
    expect((await choose(past)).statusCode, 'each start makes a new link').toBe(400)
    const answer = await house.inject({
      method: 'POST',
      url: '/de/user/password',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ form: 'choose', token, password: 'ein guter langer Satz' }).toString(),
    })
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/admin/'])
    expect((await choose(token)).statusCode, 'once').toBe(400)
    expect(await firstLink(house.app.platform), 'nothing left to choose').toBeNull()
  })
})
