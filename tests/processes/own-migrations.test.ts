import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PartFolder } from '../../packages/foyer/src/house/read-folder.ts'
import { type Database, openDatabase } from '../../packages/foyer/src/platform/database/database.ts'
import { migrateHouse } from '../../packages/foyer/src/platform/database/house-migrations.ts'
import { migrateAndSetUp } from '../../packages/foyer/src/platform/database/migrate.ts'
import { startPostgres } from '../support/postgres-server.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { testConfig } from '../support/test-config.ts'

/** The migrations of a house, on both databases. */
const { folder, remove } = temporaryFolder()
let postgres: Awaited<ReturnType<typeof startPostgres>>
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(async () => {
  await postgres.stop()
  remove()
})

describe.each(['embedded', 'postgres'])('on %s', (kind) => {
  const house = path.join(folder, kind)
  const migrations = path.join(house, 'database/migrations')
  const write = (name: string, sql: string) => writeFileSync(path.join(migrations, name), sql)
  const drop = (name: string) => rmSync(path.join(migrations, name))
  let database: Database

  beforeAll(async () => {
    mkdirSync(migrations, { recursive: true })
    const url = kind === 'postgres' ? { DATABASE_URL: `${postgres.url}/postgres` } : {}
    const config = testConfig({ DATA_DIR: path.join(house, 'data'), ...url })
    database = await openDatabase(config, pino({ level: 'silent' }))
    await migrateAndSetUp(database, async () => {})
  })
  afterAll(() => database.close())

  /** What it says: nothing, or why it refuses. */
  async function migrate(folders: PartFolder[] = [{ folder: house }]): Promise<string> {
    const client = await database.pool.connect()
    try {
      await migrateHouse(client, folders)
      return DONE
    } catch (error) {
      return `${(error as Error).name}: ${(error as Error).message}`
    } finally {
      client.release()
    }
  }
  const DONE = 'done'
  const NAMES =
    "alter table vote add column name text not null default '';\ninsert into vote (name) values ('x');"

  it('run once, in their order, with references to ours', async () => {
    write(
      '0001_votes.sql',
      'create table vote (id serial primary key, event_id integer references event (id));',
    )
    write('0002_names.sql', NAMES)
    expect(await migrate()).toBe(DONE)
    expect(await migrate()).toBe(DONE)
  })

  it.each([
    [
      '0003_broken.sql',
      'create table more (id serial); select nonsense;',
      /^SetupError: database\/migrations\/0003_broken\.sql failed: column "nonsense" does not exist\.$/,
    ],
    [
      '0003_ours.sql',
      'alter table public.event add column stars integer',
      /^SetupError: database\/migrations\/0003_ours\.sql changes what belongs to Foyer\./,
    ],
    ['0003_index.sql', 'create index on event (date_start)', /changes what belongs to Foyer/],
    ['0003_rows.sql', "insert into genre (name) values ('{}')", /changes what belongs to Foyer/],
    [
      '0004_gap.sql',
      '',
      /^SetupError: database\/migrations\/0004_gap\.sql: migrations are numbered from 0001 without a gap, such as 0003_/,
    ],
  ])('one that fails leaves nothing and is told in one sentence: %s', async (name, sql, sentence) => {
    write(name, sql)
    const said = await migrate()
    drop(name)
    expect(said).toMatch(sentence)
    expect(said).not.toContain('\n')
    expect(await migrate()).toBe(DONE)
  })

  it('one that was changed or taken away after it ran is refused', async () => {
    write('0002_names.sql', 'select 1;')
    expect(await migrate()).toBe(
      'SetupError: database/migrations/0002_names.sql was changed after it ran. Put it back as it was, and write another migration.',
    )
    drop('0002_names.sql')
    expect(await migrate()).toMatch(
      /^SetupError: The database has run database\/migrations\/0002_names\.sql, which the folder/,
    )
  })

  it('those of a plugin come first, have a journal of their own, and touch nothing but its tables', async () => {
    const plugin = path.join(house, 'plugin')
    const folders = [{ folder: plugin, plugin: 'lost-and-found' }, { folder: house }]
    const at = path.join(plugin, 'database/migrations')
    mkdirSync(at, { recursive: true })
    const writeIts = (name: string, sql: string) => writeFileSync(path.join(at, name), sql)
    write('0002_names.sql', NAMES)
    writeIts('0001_finds.sql', 'create table lost_and_found_thing (id serial primary key);')
    expect(await migrate(folders)).toBe(DONE)
    for (const sql of ['alter table vote add column stars integer', "insert into vote (name) values ('y')"]) {
      writeIts('0002_votes.sql', sql)
      expect(await migrate(folders)).toMatch(
        /^SetupError: Plugin "lost-and-found": database\/migrations\/0002_votes\.sql changes what is not its own\./,
      )
    }
    writeIts('0002_votes.sql', 'alter table lost_and_found_thing add column name text;')
    expect(await migrate(folders)).toBe(DONE)
    expect(await migrate(), 'a house that has taken it out keeps its tables').toBe(DONE)
    expect(await migrate(folders)).toBe(DONE)
    rmSync(path.join(at, '0002_votes.sql'))
    expect(await migrate(folders)).toBe(
      'SetupError: Plugin "lost-and-found": The database has run database/migrations/0002_votes.sql, which the folder of plugin "lost-and-found" does not have. Use the one that this database belongs to.',
    )
  })
})
