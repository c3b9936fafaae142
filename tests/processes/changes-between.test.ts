import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { fillForToday } from '../support/fill-template.ts'
import { LOGINS } from '../support/logins.ts'
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

const METRICS_TOKEN = 'the-token-of-the-tests'

interface Listed {
  id: number
  url: string
  production: { id: number } | null
  series: { id: number } | null
  room: { id: number; venue: { id: number } | null } | null
}

it('a write in one process drops in another the stored pages that show it, and no others', async () => {
  await postgres.query('create database heard')
  const environment = { DATABASE_URL: `${postgres.url}/heard`, ...WITHOUT_SHOP, METRICS_TOKEN }
  await fillForToday({ DATA_DIR: folder, ...environment })
  const one = await startFoyer(folder, environment)
  await one.opened
  const other = await startFoyer(folder, environment)
  await other.opened
  const admin = await logIn(one.address)

  const { results } = (await (await fetch(`${one.address}/de/api/events/?page_size=100`)).json()) as {
    results: Listed[]
  }
  const written = results.find(({ production }) => production) as Listed
  const unrelated = results.find(
    ({ production, series, room }) =>
      production?.id !== written.production?.id &&
      (series === null || series.id !== written.series?.id) &&
      room?.id !== written.room?.id &&
      room?.venue?.id !== written.room?.venue?.id,
  ) as Listed
  const page = async (path: string) => (await fetch(`${other.address}${path}`)).text()
  const figures = async () =>
    (
      await fetch(`${other.address}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })
    ).text()
  const stored = async () =>
    Number(/^foyer_stored_pages_total (\d+)/m.exec(await figures())?.[1] ?? Number.NaN)
  const kept = [unrelated.url, '/de/magazin', '/de/impressum']
  const before = new Map<string, string>()
  for (const path of [written.url, ...kept]) before.set(path, await page(path))

  const address = `${one.address}/de/api/admin/events/event/${written.id}/`
  const { version } = (await (await fetch(address, { headers: admin })).json()) as { version: number }
  const saved = await fetch(address, {
    method: 'POST',
    headers: { ...admin, 'Content-Type': 'application/json' },
    body: JSON.stringify({ version, important_info: { de: '<p>Wort vom andern</p>', en: '' } }),
  })
  expect(saved.status).toBe(200)
  await vi.waitFor(async () => expect(await page(written.url)).toContain('Wort vom andern'), {
    timeout: 20_000,
  })

  const counted = await stored()
  for (const path of kept) expect(await page(path), path).toBe(before.get(path))
  expect(await stored(), 'all of them came from the store').toBe(counted + kept.length)
}, 300_000)

/** The headers of a session that may write. */
async function logIn(address: string): Promise<Record<string, string>> {
  const cookieOf = (response: Response, name: string) =>
    response.headers
      .getSetCookie()
      .findLast((set) => set.startsWith(`${name}=`))
      ?.split(';', 1)[0] ?? ''
  const token = cookieOf(await fetch(`${address}/api/user-details`), 'csrftoken')
  const login = await fetch(`${address}/api/user-login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie: token, 'X-CSRFToken': token.slice(10) },
    body: JSON.stringify(LOGINS.admin),
  })
  const fresh = cookieOf(login, 'csrftoken') || token
  return { Cookie: `${fresh}; ${cookieOf(login, 'sessionid')}`, 'X-CSRFToken': fresh.slice(10) }
}
