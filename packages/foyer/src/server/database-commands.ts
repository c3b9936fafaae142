import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { ContentSize } from '../house/content.ts'
import { localChanges } from '../platform/cache/changes.ts'
import { type Config, readConfig, SetupError } from '../platform/config/config.ts'
import { type Database, openDatabase, withoutPooler } from '../platform/database/database.ts'
import { lockFolder } from '../platform/database/folder-lock.ts'
import { migrateAndSetUp } from '../platform/database/migrate.ts'
import { createLog } from '../platform/log.ts'
import { safeMessage } from '../platform/logged-error.ts'
import { Ended } from '../platform/processes/ended-by-signals.ts'
import { openStorage } from '../platform/storage/open-storage.ts'
import { systemClock } from '../platform/time/clock.ts'
import { setUpInstallation } from './set-up.ts'

/** More events would reach back to before 1893, when German towns had no common time yet. */
const MOST_EVENTS = 50_000

/** `foyer migrate`, `foyer seed` and `foyer reset`: the steps of a start that concern the database, each on its own. */
const COMMANDS: Record<string, (config: Config) => Promise<string[]>> = { migrate, seed, reset }

async function migrate(config: Config): Promise<string[]> {
  await withDatabase(config, (database) => migrateAndSetUp(database, async () => {}))
  return ['The database is up to date.']
}

/** Fills an empty database with the content of the house, whatever `DEMO` says. Does nothing where there is content. */
async function seed(config: Config): Promise<string[]> {
  const size = contentSize()
  const lines: string[] = []
  await withDatabase(config, (database) =>
    migrateAndSetUp(database, async (db) => {
      const storage = openStorage(config.storage)
      const needs = { db, clock: systemClock, changes: localChanges(), storage }
      const progress = (step: string) => lines.push(`· ${step}`)
      const logins = await setUpInstallation(needs, { ...config, demo: true }, progress, size)
      lines.push(
        ...logins.map(({ role, email, password }) => `  ${role.padEnd(9)} ${email.padEnd(28)} ${password}`),
      )
    }),
  )
  return lines.length > 0 ? lines : ['The database has content already; "foyer reset" empties it.']
}

/** `--events 20000` makes enough events for measurements, `--busy-year` two million page views for the dashboard. */
function contentSize(): ContentSize {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: { events: { type: 'string' }, 'busy-year': { type: 'boolean' } },
  })
  const visits = values['busy-year'] ? 'busy year' : 'demo'
  if (values.events === undefined) return { visits }
  const events = Number(values.events)
  if (!Number.isInteger(events) || events < 1 || events > MOST_EVENTS) {
    throw new SetupError(`--events takes a whole number from 1 to ${MOST_EVENTS}.`)
  }
  return { events, visits }
}

/** Drops everything in the database. Files and mail in the data folder stay. */
async function reset(config: Config): Promise<string[]> {
  if (config.instance === 'production' && !process.argv.includes('--yes')) {
    throw new SetupError(
      'This is the production instance. "foyer reset --yes" empties its database for good.',
    )
  }
  if (config.databaseUrl) await withDatabase(config, dropSchemas)
  else deleteEmbedded(config)
  return ['The database is empty; the next start sets it up.']
}

async function dropSchemas({ pool }: Database): Promise<void> {
  const client = await pool.connect()
  try {
    // A running server holds locks: fail with a message instead of waiting for ever.
    await client.query("set lock_timeout = '10s'")
    await client.query('drop schema if exists house, public, drizzle, pgboss cascade; create schema public')
  } finally {
    client.release()
  }
}

function deleteEmbedded({ dataDir }: Config): void {
  const lock = lockFolder(dataDir)
  rmSync(path.join(dataDir, 'postgres'), { recursive: true, force: true })
  lock.release()
}

async function withDatabase(config: Config, work: (database: Database) => Promise<void>): Promise<void> {
  const database = await openDatabase(withoutPooler(config), createLog({ logLevel: 'error' }))
  try {
    await work(database)
  } finally {
    await database.close()
  }
}

try {
  const command = COMMANDS[process.argv[2] ?? '']
  if (!command) throw new SetupError(`Say what to do: ${Object.keys(COMMANDS).join(', ')}.`)
  if (existsSync('.env')) process.loadEnvFile('.env')
  const lines = await command(readConfig(process.env))
  process.stdout.write(`${lines.join('\n')}\n`)
} catch (error) {
  if (error instanceof Ended) {
    process.stdout.write('· stopped; nothing was kept\n')
    process.exit(0)
  }
  console.error(`\n  ${error instanceof Error ? safeMessage(error) : String(error)}\n`)
  process.exitCode = 1
}
