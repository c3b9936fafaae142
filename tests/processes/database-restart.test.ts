import { once } from 'node:events'
import { createServer } from 'node:net'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { newSessionToken } from '../../packages/foyer/src/platform/http/session-token.ts'
import { fillForToday } from '../support/fill-template.ts'
import { query, startPostgres } from '../support/postgres-server.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { endAll, type FoyerProcess, startFoyer, WITHOUT_SHOP } from './foyer-process.ts'

const { folder, remove } = temporaryFolder()
let postgres: Awaited<ReturnType<typeof startPostgres>>
let databaseUrl: string
beforeAll(async () => {
  postgres = await startPostgres()
  databaseUrl = `${postgres.url}/foyer`
  await postgres.query('create database foyer')
  await fillForToday({ DATA_DIR: folder, DATABASE_URL: databaseUrl })
  // Far more than it takes, so that a busy machine does not fail the test.
}, 300_000)
afterEach(endAll)
afterAll(async () => {
  await postgres.stop()
  remove()
})

/** No caller waits longer than this for any answer. */
const PATIENCE = 15_000
const SOON = { timeout: 60_000, interval: 100 }

const ask = (server: FoyerProcess, path: string, headers: Record<string, string> = {}) =>
  fetch(server.address + path, { headers, signal: AbortSignal.timeout(PATIENCE) })

/** A token that the installation could have issued, so that only the database knows that there is no such session. */
async function unknownSession(): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query(`select value from installation_fact where key = 'secret'`)
  await client.end()
  return newSessionToken(rows[0].value)
}

async function expectUnavailable(
  server: FoyerProcess,
  path: string,
  headers?: Record<string, string>,
): Promise<void> {
  const answer = await ask(server, path, headers)
  const body = await answer.text()
  expect(answer.status, `${path}: ${body}`).toBe(503)
  const retryAfter = Number(answer.headers.get('retry-after'))
  expect(retryAfter, path).toBeGreaterThan(0)
  expect(retryAfter, `${path}: an outage is not a decision`).toBeLessThanOrEqual(30)
  expect(body).not.toMatch(/\bat .+:\d+|ECONN|terminat|postgres|node:|select /i)
  const type = answer.headers.get('content-type')
  if (path.includes('api/')) {
    expect(type).toContain('application/json')
    expect(JSON.parse(body)).toEqual({ detail: expect.any(String), code: 'unavailable' })
  } else {
    expect(type).toContain('text/html')
  }
}

it('PostgreSQL restarts under the server: 503 while it is away, then everything heals by itself', async () => {
  const server = await startFoyer(folder, { DATABASE_URL: databaseUrl, ...WITHOUT_SHOP })
  await server.opened
  expect((await ask(server, '/de')).status).toBe(200)
  const session = { Cookie: `sessionid=${await unknownSession()}` }

  await postgres.pause()
  const ways: [string, Record<string, string>?][] = [
    ['/de'],
    ['/en/visit'],
    ['/de/user/login'],
    ['/de', session],
    ['/pageeditor-api/nav'],
    ['/de/pageeditor-api/page/haus'],
    ['/pageeditor-api/settings'],
    ['/pageeditor-api/user', session],
  ]
  // The process notices the lost connection a moment later; until then a stored page may still be answered.
  await vi.waitFor(() => expectUnavailable(server, '/de'), SOON)
  for (const [path, headers] of ways) await expectUnavailable(server, path, headers)
  await Promise.all(Array.from({ length: 40 }, () => expectUnavailable(server, '/de')))
  expect((await ask(server, '/readyz')).status).toBe(503)
  expect((await ask(server, '/livez')).status, 'a restart of the server would not help').toBe(200)
  expect((await ask(server, '/favicon.svg')).status).toBe(200)

  await postgres.resume()
  await vi.waitFor(async () => expect((await ask(server, '/readyz')).status).toBe(200), SOON)
  for (const path of ['/de', '/en/visit', '/pageeditor-api/nav']) {
    await vi.waitFor(async () => expect((await ask(server, path)).status).toBe(200), SOON)
  }

  // It also stores pages again, and drops them after a write in another process.
  const home = async () => (await ask(server, '/de')).text()
  const rewrite = (headline: string) =>
    query(databaseUrl, `update version set fields = jsonb_set(fields, '{headline}', '"${headline}"')`)
  let draft = 0
  await vi.waitFor(async () => {
    const before = await home()
    await rewrite(`Fassung ${++draft}.`)
    expect(await home(), 'answered from the store').toBe(before)
  }, SOON)
  await query(databaseUrl, `select pg_notify('foyer_changes', '["pages"]')`)
  await vi.waitFor(async () => expect(await home()).toContain(`Fassung ${draft}.`), SOON)

  server.kill('SIGTERM')
  expect(await server.ended).toEqual({ code: 0, signal: null })
})

it('a long outage does not pile up: afterwards one connection listens for changes, as before', async () => {
  const server = await startFoyer(folder, { DATABASE_URL: databaseUrl, ...WITHOUT_SHOP })
  await server.opened
  await postgres.pause()
  // A server in place of PostgreSQL that closes every connection and counts them.
  let calls = 0
  const nobody = createServer((socket) => {
    calls++
    socket.destroy()
  }).listen(Number(new URL(databaseUrl).port), '127.0.0.1')
  try {
    await once(nobody, 'listening')
    await vi.waitFor(() => expect(calls).toBeGreaterThanOrEqual(8), SOON)
  } finally {
    nobody.close()
    await once(nobody, 'close')
    await postgres.resume()
  }
  await vi.waitFor(async () => expect(await listeners()).toBeGreaterThan(0), SOON)
  // By the time the page is stored again, any other listener would have connected.
  await vi.waitFor(async () => expect((await ask(server, '/de')).status).toBe(200), SOON)
  expect(await listeners()).toBe(1)
})

async function listeners(): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query(
    "select count(*) from pg_stat_activity where query = 'listen foyer_changes'",
  )
  await client.end()
  return Number(rows[0].count)
}

it('SIGTERM while the database is away: the server still ends, without a stack', async () => {
  // With the shop: while it starts, the first pages are made, which would log errors without a database.
  const server = await startFoyer(folder, { DATABASE_URL: databaseUrl })
  await server.opened
  await postgres.pause()
  try {
    server.kill('SIGTERM')
    expect(await server.ended).toEqual({ code: 0, signal: null })
    expect(server.output.stderr).toBe('')
  } finally {
    await postgres.resume()
  }
})
