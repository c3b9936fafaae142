import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { type Config, SetupError } from '../config/config.ts'
import type { Logger } from '../log.ts'
import type { PgDatabase } from './drizzle.ts'
import { openEmbedded } from './embedded.ts'
import { CodedPool } from './pool.ts'

/** The database itself or a transaction in it. */
export type Db = PgDatabase<NodePgQueryResultHKT, Record<string, never>>

export interface Database {
  db: Db
  pool: pg.Pool
  /** True where the database lives inside this process and nobody else can reach it. */
  embedded: boolean
  close(): Promise<void>
}

/** PostgreSQL where `DATABASE_URL` says so, else the embedded one in the data folder. There is no falling back. */
export async function openDatabase(config: Config, log: Logger): Promise<Database> {
  const { pool, close } = config.databaseUrl
    ? await openServer(config.databaseUrl)
    : await openEmbedded(config)
  // A connection that breaks while idle is replaced by the pool; unheard, the event would end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'database connection lost'))
  return { db: drizzle(pool, { casing: 'snake_case' }), pool, embedded: !config.databaseUrl, close }
}

/** Longer than any query or migration takes: a server that has frozen holds nobody for ever. */
const QUERY_PATIENCE = 60_000

async function openServer(connectionString: string) {
  const pool = new CodedPool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 5_000,
    query_timeout: QUERY_PATIENCE,
    keepAlive: true,
  })
  try {
    await pool.query('select 1')
  } catch (error) {
    await pool.end()
    const { host, pathname } = new URL(connectionString)
    throw new SetupError(
      `The database ${pathname.slice(1)} on ${host || 'localhost'} cannot be used: ${reason(error)}. Check DATABASE_URL.`,
    )
  }
  return { pool, close: () => pool.end() }
}

function reason(error: unknown): string {
  const { message, code } = error as { message?: string; code?: string }
  return message || code || 'it does not answer'
}
