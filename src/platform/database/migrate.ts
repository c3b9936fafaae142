import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import { SetupError } from '../config/config.ts'
import type { Database, Db } from './database.ts'
import { inTurn } from './setup-lock.ts'

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/**
 * Brings the schema up to date and then runs the given set-up, both under one lock. So two processes may start on one database at
 * once, and the second finds the work done.
 */
export async function migrateAndSetUp(database: Database, setUp: (db: Db) => Promise<void>): Promise<void> {
  await inTurn(database.pool, async (client) => {
    const db = drizzle(client, { casing: 'snake_case' })
    await refuseNewerSchema(client)
    await migrate(db, { migrationsFolder })
    await setUp(db)
  })
}

/** Refuses a database that a newer Foyer has migrated. */
async function refuseNewerSchema(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ known: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as known",
  )
  if (!rows[0]?.known) return
  const newest = await client.query<{ created_at: string }>(
    'select created_at from drizzle.__drizzle_migrations order by created_at desc limit 1',
  )
  const ours = Math.max(
    ...readMigrationFiles({ migrationsFolder }).map((migration) => migration.folderMillis),
  )
  if (Number(newest.rows[0]?.created_at ?? 0) > ours) {
    throw new SetupError(
      'The database was set up by a newer version of Foyer. Update this one before starting it.',
    )
  }
}
