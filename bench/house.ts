import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Pool } from 'pg'
import { pino } from 'pino'
import type { ContentSize } from '../packages/foyer/src/house/content.ts'
import { localChanges } from '../packages/foyer/src/platform/cache/changes.ts'
import { readConfig } from '../packages/foyer/src/platform/config/config.ts'
import { openDatabase } from '../packages/foyer/src/platform/database/database.ts'
import { migrateAndSetUp } from '../packages/foyer/src/platform/database/migrate.ts'
import { diskStorage } from '../packages/foyer/src/platform/storage/disk/disk-storage.ts'
import { type Clock, systemClock } from '../packages/foyer/src/platform/time/clock.ts'
import { createApp } from '../packages/foyer/src/server/app.ts'
import { setUpInstallation } from '../packages/foyer/src/server/set-up.ts'
import { growProgramme } from './grow-programme.ts'

const log = pino({ level: 'silent' })

interface HouseOptions {
  /** As many as the demo has, unless set. */
  events?: number
  /** Copies the rows of the programme until it has so many events: fast, but without the visitors' search index. */
  grownTo?: number
  /** Embedded unless set. */
  databaseUrl?: string
  asAdmin?: boolean
  visits?: ContentSize['visits']
  /** The clock of the machine unless set. */
  clock?: Clock
}

/** The application inside this process, with any number of events; it counts every query. */
export async function openHouse({
  events,
  grownTo,
  databaseUrl,
  asAdmin = false,
  visits,
  clock = systemClock,
}: HouseOptions) {
  const folder = mkdtempSync(path.join(tmpdir(), 'foyer-bench-'))
  const config = readConfig({ DATA_DIR: folder, DATABASE_URL: databaseUrl })
  const database = await openDatabase(config, log)
  let admin: { email: string; password: string } | undefined
  await migrateAndSetUp(database, async (db) => {
    const storage = diskStorage(path.join(folder, 'files'))
    const needs = { db, clock, changes: localChanges(), storage }
    const logins = await setUpInstallation(needs, config, () => {}, { events, visits })
    admin = logins.find(({ role }) => role === 'admin')
  })
  if (grownTo) await growProgramme((database.db as unknown as { $client: Pool }).$client, grownTo)
  await database.close()
  const app = await createApp({ config, clock, log })
  const { $client: pool } = app.platform.db as unknown as {
    $client: { query: (...args: unknown[]) => unknown }
  }
  let queries = 0
  const query = pool.query.bind(pool)
  pool.query = (...args) => {
    queries++
    return query(...args)
  }
  let session = asAdmin && admin ? await logIn(app.server, admin) : {}
  return {
    app,
    /** Needed after the clock was moved, because sessions expire. */
    async logInAgain() {
      if (admin) session = await logIn(app.server, admin)
    },
    /** The time, the processor time and the number of queries of one call. */
    async cost(url: string, headers: Record<string, string> = {}) {
      queries = 0
      const begun = performance.now()
      const used = process.cpuUsage()
      const answer = await app.server.inject({ url, headers: { ...session, ...headers } })
      const ms = performance.now() - begun
      const { user, system } = process.cpuUsage(used)
      if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.statusCode}`)
      return { ms, cpu: (user + system) / 1000, queries }
    },
    /** Drops everything that is stored, as if all data had changed. */
    forget: () => app.platform.changes.announce(app.platform.db, ...EVERYTHING),
    async close() {
      await app.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The tags that the measured calls depend on. */
const EVERYTHING = ['events', 'settings', 'venues', 'magazine']

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
