import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { pino } from 'pino'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { openDatabase } from '../../packages/foyer/src/platform/database/database.ts'
import { sql } from '../../packages/foyer/src/platform/database/drizzle.ts'
import { migrateAndSetUp } from '../../packages/foyer/src/platform/database/migrate.ts'
import { freePort } from '../support/free-port.ts'
import { startPostgres } from '../support/postgres-server.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { testConfig } from '../support/test-config.ts'
import { copyPreparedHouse, endAll, startFoyer, WITHOUT_SHOP } from './foyer-process.ts'
import { expectOneSentence } from './one-sentence.ts'

const { folder, remove } = temporaryFolder()
afterEach(endAll)
afterAll(remove)
process.env.TMPDIR = folder
const migrated = path.join(folder, 'migrated')
copyPreparedHouse(migrated)

describe('a wrong environment', () => {
  it.each([
    ['a bad port', { PORT: 'eighty' }, /^\s*PORT must be a whole number .*"eighty"/],
    [
      'a bad database address',
      { DATABASE_URL: 'mysql://root:geheim@db' },
      /DATABASE_URL must be a postgres:\/\/ address/,
    ],
    [
      'the test shop open to the public',
      { INSTANCE: 'production', PUBLIC_URL: 'https://house.example', WEBSHOP_KIND: 'testshop' },
      /WEBSHOP_KIND is "testshop".*WEBSHOP_TESTSHOP=allow/,
    ],
    [
      'half of a pair',
      { ADMIN_EMAIL: '' },
      /ADMIN_PASSWORD is set, so ADMIN_EMAIL must say whose password it is/,
    ],
  ])('refuses to start: %s', async (_name, environment, sentence) => {
    const refused = await startFoyer(folder, environment)
    await expectOneSentence(refused, sentence)
    expect(refused.output.stderr, 'secrets stay secret').not.toContain('geheim')
  })
})

describe('quality, Security, Passwords: in production the first admin’s', () => {
  it.each([
    ['password1234', /ADMIN_PASSWORD is easy to guess/],
    ['haus-am-fluss!', /ADMIN_PASSWORD is made of the name of the house or of ADMIN_EMAIL/],
  ])('refuses to start: %s', async (password, sentence) => {
    const refused = await startFoyer(path.join(folder, password), {
      ...{ INSTANCE: 'production', PUBLIC_URL: 'https://haus-am-fluss.example', DEMO: 'off' },
      ...{ ADMIN_EMAIL: 'ada@haus-am-fluss.example', ADMIN_PASSWORD: password },
    })
    await expectOneSentence(refused, sentence)
    expect(refused.output.stderr).not.toContain(password)
  })
})

describe('an address that is not to be had', () => {
  it('refuses to start: the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as { port: number }
    const refused = await startFoyer(migrated, { PORT: String(port), DEMO: 'off', ...WITHOUT_SHOP })
    await expectOneSentence(refused, new RegExp(`Port ${port} is taken by another process`))
    other.close()
  })

  it('refuses to start: the host is not of this machine', async () => {
    const refused = await startFoyer(migrated, { HOST: '192.0.2.1', DEMO: 'off', ...WITHOUT_SHOP })
    await expectOneSentence(refused, /HOST is 192\.0\.2\.1, which is no address of this machine/)
  })
})

describe('a database that cannot be used', () => {
  it('refuses to start: nobody is there', async () => {
    const address = `postgres://foyer:geheim@127.0.0.1:${await freePort()}/foyer`
    const refused = await startFoyer(folder, { DATABASE_URL: address })
    await expectOneSentence(refused, /The database foyer on 127\.0\.0\.1:\d+ cannot be used/)
    expect(refused.output.stderr, 'secrets stay secret').not.toContain('geheim')
  })

  it('refuses to start: PostgreSQL will not let us in, or has no such database', async () => {
    const postgres = await startPostgres()
    try {
      const wrong = new URL(`${postgres.url}/postgres`)
      wrong.password = 'geheim'
      const stranger = await startFoyer(folder, { DATABASE_URL: wrong.href })
      await expectOneSentence(stranger, /cannot be used: password authentication failed/)
      const lost = await startFoyer(folder, { DATABASE_URL: `${postgres.url}/nowhere` })
      await expectOneSentence(lost, /The database nowhere on .* does not exist/)
    } finally {
      await postgres.stop()
    }
  })

  it('refuses to start: a newer Foyer has changed it', async () => {
    const config = testConfig({ DATA_DIR: path.join(migrated, 'data') })
    const database = await openDatabase(config, pino({ level: 'silent' }))
    await migrateAndSetUp(database, async (db) => {
      await db.execute(
        sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('future', 9999999999999)`,
      )
    })
    await database.close()
    const refused = await startFoyer(migrated)
    await expectOneSentence(refused, /set up by a newer version of Foyer/)
  })

  it('refuses to start: a Foyer from before the first release has set it up', async () => {
    const early = path.join(folder, 'early')
    copyPreparedHouse(early)
    const config = testConfig({ DATA_DIR: path.join(early, 'data') })
    const database = await openDatabase(config, pino({ level: 'silent' }))
    await migrateAndSetUp(database, async (db) => {
      await db.execute(sql`update drizzle.__drizzle_migrations set created_at = 1`)
    })
    await database.close()
    await expectOneSentence(await startFoyer(early), /from before its first release/)
  })

  it('refuses to start: its folder is damaged', async () => {
    const damaged = path.join(folder, 'damaged')
    mkdirSync(path.join(damaged, 'data/postgres'), { recursive: true })
    writeFileSync(path.join(damaged, 'data/postgres/PG_VERSION'), 'nonsense')
    const refused = await startFoyer(damaged)
    await expectOneSentence(refused, /The embedded database in .* cannot be opened/)
  })

  it('refuses to start: its folder is a file', async () => {
    const file = path.join(folder, 'file')
    writeFileSync(file, '')
    const refused = await startFoyer(folder, { DATA_DIR: file })
    await expectOneSentence(refused, /The data folder .* cannot be used: .*Set another DATA_DIR/)
  })
})
