import { mkdirSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase } from '../../packages/foyer/src/platform/database/database.ts'
import { houseAt } from '../../scripts/root.mjs'
import { startPostgres } from '../support/postgres-server.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { foyerCommand } from './foyer-command.ts'

const { folder, remove } = temporaryFolder()
let postgres: Awaited<ReturnType<typeof startPostgres>>
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(async () => {
  await postgres.stop()
  remove()
})

/** Archives of the Lindhalle, each made by the code of its release (docs/operate/upgrade.md). */
const releases = path.join(import.meta.dirname, 'releases')

it.each(
  readdirSync(releases).flatMap((release) => [
    [release, 'embedded'],
    [release, 'postgres'],
  ]),
)('the database of %s is upgraded on %s and loses nothing', async (release, kind) => {
  const name = `upgraded_${release.replaceAll(/\W/g, '_')}`
  const machine = path.join(folder, `${kind}-${release}`)
  mkdirSync(machine, { recursive: true })
  if (kind === 'postgres') await postgres.query(`create database ${name}`)
  const databaseUrl = kind === 'postgres' ? `${postgres.url}/${name}` : null
  const settings = {
    FOYER_HOUSE: houseAt('lindhalle'),
    DATA_DIR: path.join(machine, 'data'),
    WEBSHOP_KIND: 'none',
    BACKUP_PASSPHRASE: 'the key of the kept releases',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  }
  const restored = await foyerCommand(['restore', path.join(releases, release)], settings)
  expect(restored, restored.stderr).toMatchObject({ code: 0 })

  const doctor = await foyerCommand(['doctor', '--json'], settings)
  const { findings } = JSON.parse(doctor.stdout) as { findings: { part: string; says: string }[] }
  expect(findings).toContainEqual({ part: 'database', state: 'good', says: 'All migrations have run.' })

  const database = await openDatabase({ databaseUrl, dataDir: settings.DATA_DIR }, pino({ level: 'silent' }))
  try {
    const count = async (table: string) =>
      Number((await database.pool.query(`select count(*) from ${table}`)).rows[0].count)
    expect(await count('event')).toBeGreaterThan(20)
    expect(await count('trail')).toBeGreaterThan(20)
    expect(await count('house.werk'), 'the tables of the house').toBeGreaterThan(2)
    expect(await count('session')).toBe(0)
    // The next number is a new one.
    const { rows } = await database.pool.query(
      "select nextval(pg_get_serial_sequence('event', 'id')) > (select max(id) from event) as is_new",
    )
    expect(rows[0].is_new).toBe(true)
  } finally {
    await database.close()
  }
})
