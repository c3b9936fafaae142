import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, it, onTestFinished } from 'vitest'
import content from '../../houses/meridian/content/content.ts'
import { startPostgres } from '../support/postgres-server.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { endAll, startFoyer, WITHOUT_SHOP } from './foyer-process.ts'

const { folder, remove } = temporaryFolder()
let postgres: Awaited<ReturnType<typeof startPostgres>>
beforeAll(async () => {
  postgres = await startPostgres()
})
afterEach(endAll)
afterAll(async () => {
  await postgres.stop()
  remove()
})

it('two processes started at once on one empty PostgreSQL database share it', async () => {
  // Another one at a second try.
  const name = `shared_${Date.now()}`
  await postgres.query(`create database ${name}`)
  const environment = { DATABASE_URL: `${postgres.url}/${name}`, ...WITHOUT_SHOP }
  const servers = await Promise.all([startFoyer(folder, environment), startFoyer(folder, environment)])
  await Promise.all(servers.map(({ opened }) => opened))

  const pages = await Promise.all(servers.map(async ({ address }) => (await fetch(`${address}/de`)).text()))
  for (const page of pages) expect(page).toContain('Haus Meridian')

  const client = new pg.Client({ connectionString: environment.DATABASE_URL })
  onTestFinished(() => client.end())
  await client.connect()
  const count = async (table: string) =>
    Number((await client.query(`select count(*) from "${table}"`)).rows[0].count)
  // Only one of them has filled the database: every page has its two addresses, and nothing exists twice.
  expect(await count('page')).toBeGreaterThan(10)
  expect(await count('page_address')).toBe(2 * (await count('page')))
  expect(await count('user')).toBe(content.users.length + 1)
  // The secret, and the time zone that the days of events were computed in.
  expect(await count('installation_fact')).toBe(2)

  const announced = servers.map(({ output }) => output.stdout.includes('redaktion@foyer.example'))
  expect(announced.toSorted(), 'one of them shows the logins').toEqual([false, true])

  // A session of one process is valid in the other.
  const [one, other] = servers.map(({ address }) => address)
  const details = await fetch(`${one}/api/user-details`)
  const csrftoken = /csrftoken=([^;]+)/.exec(details.headers.get('set-cookie') ?? '')?.[1] ?? ''
  const login = await fetch(`${one}/api/user-login`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Cookie: `csrftoken=${csrftoken}`,
      'X-CSRFToken': csrftoken,
    },
    body: JSON.stringify({ email: 'admin@test.example', password: 'the-admin-of-the-tests' }),
  })
  expect(login.status).toBe(200)
  const session = login.headers.getSetCookie().findLast((cookie) => cookie.startsWith('sessionid='))
  const Cookie = session?.split(';', 1)[0] ?? ''
  const there = await fetch(`${other}/api/user-details`, { headers: { Cookie } })
  expect(await there.json()).toMatchObject({ logged: true, email: 'admin@test.example' })

  for (const server of servers) server.kill('SIGTERM')
  for (const server of servers) expect(await server.ended).toEqual({ code: 0, signal: null })
})
