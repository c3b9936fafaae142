import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { createApp } from '../src/app.ts'
import { localChanges } from '../src/platform/cache/changes.ts'
import { readConfig } from '../src/platform/config/config.ts'
import { openDatabase } from '../src/platform/database/database.ts'
import { migrateAndSetUp } from '../src/platform/database/migrate.ts'
import { systemClock } from '../src/platform/time/clock.ts'
import { setUpInstallation } from '../src/set-up.ts'

const ROUNDS = 80
const log = pino({ level: 'silent' })

/** What calls cost in a house of 200 events and in one of 20,000. Those of the back-office are asked by an admin. */
export async function compareHouses(calls: string[], { asAdmin = false } = {}): Promise<void> {
  const small = await houseOf(200, asAdmin)
  const large = await houseOf(20_000, asAdmin)
  for (const call of calls) {
    // They take turns, so that whatever else the machine does slows both.
    const times: [number[], number[]] = [[], []]
    const queries = [0, 0]
    for (let round = 0; round < ROUNDS; round++) {
      for (const [place, house] of [small, large].entries()) {
        const cost = await house.cost(call)
        times[place]?.push(cost.ms)
        queries[place] = cost.queries
      }
    }
    const [few, many] = [median(times[0]), median(times[1])]
    console.log(
      `${call.padEnd(62)} ${few.toFixed(2)} ms and ${queries[0]} queries in the small house, ${many.toFixed(2)} ms and ${queries[1]} in the large: ${(many / few).toFixed(2)}`,
    )
  }
  await small.close()
  await large.close()
}

/** A house with as many events, asked by an admin or by nobody in particular. */
export async function houseOf(events: number, asAdmin: boolean) {
  const folder = mkdtempSync(path.join(tmpdir(), 'foyer-bench-'))
  const config = readConfig({ DATA_DIR: folder })
  const database = await openDatabase(config, log)
  let admin: { email: string; password: string } | undefined
  await migrateAndSetUp(database, async (db) => {
    const needs = { db, clock: systemClock, changes: localChanges() }
    const logins = await setUpInstallation(needs, config, () => {}, { events })
    admin = logins.find(({ role }) => role === 'admin')
  })
  await database.close()
  const app = await createApp({ config, clock: systemClock, log })
  const client = app.platform.db as unknown as { $client: { query: (...args: unknown[]) => unknown } }
  let queries = 0
  const query = client.$client.query.bind(client.$client)
  client.$client.query = (...args) => {
    queries++
    return query(...args)
  }
  const headers = asAdmin && admin ? await logIn(app.server, admin) : {}
  return {
    db: app.platform.db,
    /** How long one call takes, and how many queries it makes. */
    async cost(url: string) {
      queries = 0
      const begun = performance.now()
      const answer = await app.server.inject({ url, headers })
      const ms = performance.now() - begun
      if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.statusCode}`)
      return { ms, queries }
    },
    async close() {
      await app.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

type Server = Awaited<ReturnType<typeof createApp>>['server']

async function logIn(server: Server, payload: { email: string; password: string }) {
  const cookieOf = (answer: { cookies: { name: string; value: string }[] }, name: string) =>
    answer.cookies.find((cookie) => cookie.name === name)?.value ?? ''
  const token = cookieOf(await server.inject('/api/user-details'), 'csrftoken')
  const answer = await server.inject({
    method: 'POST',
    url: '/api/user-login',
    payload,
    headers: { cookie: `csrftoken=${token}`, 'x-csrftoken': token },
  })
  if (answer.statusCode !== 200) throw new Error(`The login was answered with ${answer.statusCode}`)
  return { cookie: `sessionid=${cookieOf(answer, 'sessionid')}` }
}

export function median(times: number[]): number {
  return times.sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0
}
