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

/** What a list call costs in a house of 200 events and in one of 20,000: the same within 1.5. */
const CALLS = [
  '/de/api/events/',
  '/de/api/events/?page=5&room=1',
  '/de/api/events/?tag=1',
  '/de/api/calendar/',
]
const ROUNDS = 80
const log = pino({ level: 'silent' })

const small = await houseOf(200)
const large = await houseOf(20_000)
for (const call of CALLS) {
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
    `${call.padEnd(34)} ${few.toFixed(2)} ms and ${queries[0]} queries in the small house, ${many.toFixed(2)} ms and ${queries[1]} in the large: ${(many / few).toFixed(2)}`,
  )
}
await small.close()
await large.close()

async function houseOf(events: number) {
  const folder = mkdtempSync(path.join(tmpdir(), 'foyer-bench-'))
  const config = readConfig({ DATA_DIR: folder })
  const database = await openDatabase(config, log)
  await migrateAndSetUp(database, async (db) => {
    const needs = { db, clock: systemClock, changes: localChanges() }
    await setUpInstallation(needs, config, () => {}, { events })
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
  return {
    /** How long one call takes, and how many queries it makes. */
    async cost(url: string) {
      queries = 0
      const begun = performance.now()
      const answer = await app.server.inject(url)
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

function median(times: number[]): number {
  return times.sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0
}
