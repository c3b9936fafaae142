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
const ROUNDS = 40
const log = pino({ level: 'silent' })

const small = await houseOf(200)
const large = await houseOf(20_000)
for (const call of CALLS) {
  const [few, many] = [await small.cost(call), await large.cost(call)]
  console.log(
    `${call.padEnd(34)} ${few.ms.toFixed(2)} ms and ${few.queries} queries in the small house, ${many.ms.toFixed(2)} ms and ${many.queries} in the large: ${(many.ms / few.ms).toFixed(2)}`,
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
    /** The median of many calls, and how many queries one makes. */
    async cost(url: string) {
      const times: number[] = []
      for (let round = 0; round < ROUNDS; round++) {
        queries = 0
        const begun = performance.now()
        const answer = await app.server.inject(url)
        times.push(performance.now() - begun)
        if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.statusCode}`)
      }
      times.sort((a, b) => a - b)
      return { ms: times[ROUNDS / 2] as number, queries }
    },
    async close() {
      await app.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
