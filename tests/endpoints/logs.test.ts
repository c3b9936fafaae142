import { createHash } from 'node:crypto'
import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { Writable } from 'node:stream'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../packages/foyer/src/platform/database/drizzle.ts'
import { newSessionToken } from '../../packages/foyer/src/platform/http/session-token.ts'
import { createLog } from '../../packages/foyer/src/platform/log.ts'
import { startTestApp } from '../support/test-app.ts'

let written = ''
const stream = new Writable({
  write(chunk, _encoding, done) {
    written += chunk
    done()
  },
})
const house = await startTestApp({ log: createLog({ logLevel: 'debug' }, stream) })
afterAll(() => house.close())
beforeEach(() => {
  written = ''
})
const lines = () =>
  written
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))

/** Runs work while a table is missing, as after a failed migration. */
async function without<T>(table: string, work: () => Promise<T>): Promise<T> {
  const { db } = house.app.platform
  await db.execute(sql.raw(`alter table "${table}" rename to "${table}_gone"`))
  try {
    return await work()
  } finally {
    await db.execute(sql.raw(`alter table "${table}_gone" rename to "${table}"`))
  }
}

/** The beginning of a file that never ends. */
const UPLOAD = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.4'

const SECRET = 'geheim-4711'
const TOKEN = newSessionToken(house.app.platform.secret)

function expectNoSecrets(...more: string[]): void {
  expect(written).not.toBe('')
  for (const secret of [SECRET, ...more]) expect(written).not.toContain(secret)
}

describe('when the database fails, the log says where and never with which values', () => {
  it('a session: neither its token nor its hash', async () => {
    const hash = createHash('sha256').update(TOKEN).digest('base64url')
    const answer = await without('session', () =>
      house.inject({ url: '/api/user-details', cookies: { sessionid: TOKEN } }),
    )
    expect(answer.statusCode).toBe(500)
    expectNoSecrets(TOKEN, hash)
    const { err } = lines().find((line) => line.err)
    expect(err).toMatchObject({
      message: 'Failed query',
      // A long statement is cut.
      statement: expect.stringMatching(/^select .* from "session" /s),
      stack: expect.stringContaining('sessions.ts'),
      cause: { code: '42P01', severity: 'ERROR' },
    })
  })

  it('the same where a screen fails', async () => {
    const answer = await without('session', () =>
      house.inject({ url: '/de/haus', cookies: { sessionid: TOKEN } }),
    )
    expect(answer.statusCode).toBe(500)
    expectNoSecrets(TOKEN)
    expect(written).toContain('42P01')
  })

  it('a login: neither address nor password', async () => {
    const caller = await house.visit()
    const payload = { email: `${SECRET}@house.example`, password: `${SECRET}-password` }
    const answer = await without('user', () =>
      house.inject({ ...caller, method: 'POST', url: '/api/user-login', payload }),
    )
    expect(answer.statusCode).toBe(500)
    expectNoSecrets(...Object.values(caller.cookies))
    expect(written).toContain('42P01')
  })

  it('a key that is there already: its constraint', async () => {
    const { db, log } = house.app.platform
    const insert = () =>
      db.execute(sql`insert into throttle_count (key, count, window_ends) values (${SECRET}, 1, now())`)
    await insert().catch(() => {})
    const error = await insert().then(
      () => null,
      (failure: unknown) => failure,
    )
    log.error({ err: error }, 'twice')
    expectNoSecrets()
    expect(lines().find(({ msg }) => msg === 'twice').err.cause).toMatchObject({
      code: '23505',
      table: 'throttle_count',
    })
  })
})

it('a query string is not logged, whatever becomes of the request', async () => {
  for (const url of ['/de/haus', '/de/nowhere', '/api/nowhere', '/%09/a:b', '/de/api/events/', '/DE']) {
    await house.inject({ url: `${url}?token=${SECRET}&page=x` })
  }
  expectNoSecrets()
  expect(lines().map(({ path }) => path)).toContain('/de/nowhere')
})

describe('what a visitor breaks off', () => {
  it.each([
    ['a call', '/api/user-login', 'application/json', '{"email":'],
    ['an upload', '/api/temp-files/', 'multipart/form-data; boundary=b', UPLOAD],
    ['a form', '/de/user/login', 'application/x-www-form-urlencoded', 'email=a'],
  ])('is no error: %s', async (_what, url, type, begun) => {
    const { server } = house.app.server
    if (!server.listening) await house.app.server.listen({ port: 0, host: '127.0.0.1' })
    const { port } = server.address() as AddressInfo
    const { cookies, headers } = await house.visit()
    const head = [
      ...[`POST ${url} HTTP/1.1`, 'Host: 127.0.0.1', `Content-Type: ${type}`, 'Content-Length: 5000'],
      ...[`Cookie: csrftoken=${cookies.csrftoken}`, `X-CSRFToken: ${headers['x-csrftoken']}`],
    ]
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    const arrived = once(server, 'request') as Promise<[IncomingMessage, ServerResponse]>
    socket.write(`${head.join('\r\n')}\r\n\r\n${begun}`)
    const [, response] = await arrived
    const closed = once(response, 'close')
    socket.resetAndDestroy()
    await closed
    // After another request is answered, its effects have happened.
    await house.inject('/livez')
    expect(lines().filter(({ level }) => level >= 50)).toEqual([])
  })
})
