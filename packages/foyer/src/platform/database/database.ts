import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { type Config, SetupError } from '../config/config.ts'
import type { Logger } from '../log.ts'
import type { PgDatabase } from './drizzle.ts'
import { openEmbedded } from './embedded.ts'
import { FolderInUse } from './folder-lock.ts'
import { borrowConnection } from './lend.ts'
import { CodedPool } from './pool.ts'

/** The database itself or a transaction in it. */
export type Db = PgDatabase<NodePgQueryResultHKT, Record<string, never>>

export interface Database {
  db: Db
  pool: pg.Pool
  /** True where the database runs inside this process, so that no other process can reach it. */
  embedded: boolean
  close(): Promise<void>
}

/**
 * PostgreSQL where `DATABASE_URL` is set, else the embedded database in the data folder. A PostgreSQL that does not answer is
 * never replaced by the embedded one.
 */
export async function openDatabase(config: Where, log: Logger): Promise<Database> {
  const isBehindPooler = Boolean(config.databaseSessionUrl)
  const opened = config.databaseUrl
    ? await openServer(config.databaseUrl, isBehindPooler)
    : await openEmbedded(config)
  return databaseOf(opened, config, log)
}

/**
 * The same for a command that may run while the site is open. The embedded database is then borrowed from the site, which waits
 * meanwhile: close it soon.
 */
export async function openBesideSite(config: Where, log: Logger): Promise<Database> {
  try {
    return await openDatabase(config, log)
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error
    return databaseOf(await borrowConnection(config.dataDir), config, log)
  }
}

type Where = Pick<Config, 'databaseUrl' | 'dataDir'> & Partial<Pick<Config, 'databaseSessionUrl'>>

function databaseOf({ pool, close }: Pick<Database, 'pool' | 'close'>, config: Where, log: Logger): Database {
  // The pool replaces an idle connection that breaks. Without a listener the event would end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'database connection lost'))
  return { db: drizzle(pool, { casing: 'snake_case' }), pool, embedded: !config.databaseUrl, close }
}

/**
 * Runs work that needs a connection of its own from begin to end, such as a lock that outlives a transaction. Behind a pooler each
 * transaction may run on another connection.
 */
export async function withSessions(
  database: Database,
  config: Where,
  log: Logger,
  work: (database: Database) => Promise<void>,
): Promise<void> {
  if (!config.databaseSessionUrl) return work(database)
  const own = await openDatabase(withoutPooler(config), log)
  try {
    await work(own)
  } finally {
    await own.close()
  }
}

/** The settings for what works on the database alone, such as `foyer migrate`. */
export function withoutPooler<Settings extends Where>(config: Settings): Settings {
  const databaseUrl = config.databaseSessionUrl ?? config.databaseUrl
  return { ...config, databaseUrl, databaseSessionUrl: null }
}

/** Milliseconds. Longer than any query or migration takes, so that a frozen server does not block callers for ever. */
const QUERY_PATIENCE = 60_000

async function openServer(connectionString: string, isBehindPooler: boolean) {
  const pool = new CodedPool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 5_000,
    query_timeout: QUERY_PATIENCE,
    keepAlive: true,
  })
  if (isBehindPooler) pool.on('connect', forgetNames)
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

/** A named statement is known only to the connection that prepared it, and behind a pooler the next call may run on another. */
function forgetNames(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  const unnamed = (first: unknown, ...rest: unknown[]) =>
    query(isNamed(first) ? { ...first, name: undefined } : first, ...rest)
  client.query = unnamed as typeof client.query
}

function isNamed(query: unknown): query is object {
  return typeof query === 'object' && query !== null && 'name' in query && 'text' in query
}

function reason(error: unknown): string {
  const { message, code } = error as { message?: string; code?: string }
  return message || code || 'it does not answer'
}
