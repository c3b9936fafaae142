import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import { partFolders } from '../../house/part-folders.ts'
import { migrationFilesIn } from '../../house/read-server-parts.ts'
import { SetupError } from '../config/config.ts'
import type { Database, Db } from './database.ts'
import { applyHouseMigrations, type Journals, migrateHouse, readJournals } from './house-migrations.ts'
import { inTurn } from './setup-lock.ts'

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/**
 * Brings the schema up to date and then runs the given set-up, both under one lock. So two processes may start on one database at
 * once, and the second finds the work done. The migrations of the house come after ours, because its tables may reference ours.
 */
export async function migrateAndSetUp(database: Database, setUp: (db: Db) => Promise<void>): Promise<void> {
  await inTurn(database.pool, async (client) => {
    const db = drizzle(client, { casing: 'snake_case' })
    await refuseForeignSchema(client)
    await migrate(db, { migrationsFolder })
    await migrateHouse(client, partFolders)
    await setUp(db)
  })
}

/**
 * The same inside a transaction that a restore has begun, and without set-up: up to the position of an archive, or to the newest.
 */
export async function migrateInTransaction(
  client: pg.ClientBase,
  position?: { migrations: number[]; houseMigrations: Journals },
): Promise<void> {
  const ours = readMigrationFiles({ migrationsFolder })
  const unknown = position?.migrations.find((at) => !ours.some(({ folderMillis }) => folderMillis === at))
  if (unknown !== undefined) {
    throw new SetupError(
      Number(unknown) > Math.max(...ours.map(({ folderMillis }) => folderMillis))
        ? 'The archive was made by a newer version of Foyer. Update this one before restoring it.'
        : 'The archive was made by a Foyer from before its first release, which cannot be upgraded.',
    )
  }
  await client.query(`create schema if not exists drizzle;
    create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`)
  const { rows } = await client.query<{ at: string }>(
    'select created_at as at from drizzle.__drizzle_migrations',
  )
  const done = new Set(rows.map(({ at }) => Number(at)))
  for (const { folderMillis, sql, hash } of ours) {
    if (done.has(folderMillis) || (position && !position.migrations.includes(folderMillis))) continue
    for (const statement of sql) await client.query(statement)
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ])
  }
  await applyHouseMigrations(client, partFolders, position?.houseMigrations)
}

/** How many migrations have not run: ours, those of plugins and those of the house. */
export async function pendingMigrations(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ known: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as known",
  )
  const ours = rows[0]?.known
    ? (await pool.query<{ count: number }>('select count(*)::int as count from drizzle.__drizzle_migrations'))
        .rows
    : []
  const own = Object.values(await readJournals(pool)).flat()
  const files = partFolders.flatMap((owner) => migrationFilesIn(owner))
  return readMigrationFiles({ migrationsFolder }).length + files.length - (ours[0]?.count ?? 0) - own.length
}

/** A database whose migrations are not ours is not written to: neither that of a newer Foyer nor of one before the first release. */
async function refuseForeignSchema(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ known: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as known",
  )
  if (!rows[0]?.known) return
  const { rows: done } = await client.query<{ oldest: string | null; newest: string | null }>(
    'select min(created_at) as oldest, max(created_at) as newest from drizzle.__drizzle_migrations',
  )
  const [span] = done
  if (!span?.oldest) return
  const ours = readMigrationFiles({ migrationsFolder }).map((migration) => migration.folderMillis)
  if (Number(span.newest) > Math.max(...ours)) {
    throw new SetupError(
      'The database was set up by a newer version of Foyer. Update this one before starting it.',
    )
  }
  if (Number(span.oldest) < Math.min(...ours)) {
    throw new SetupError(
      'The database was set up by a Foyer from before its first release, which cannot be upgraded. Start with another DATA_DIR or database, or empty this one with "foyer reset".',
    )
  }
}
