import { on, once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import pg from 'pg'
import { type Config, SetupError } from '../config/config.ts'
import { lockFolder } from './folder-lock.ts'
import { lendConnection } from './lend.ts'
import { CodedPool } from './pool.ts'
import { repeatedStatements } from './repeated-statements.ts'

/**
 * PostgreSQL inside this process: PGlite in a worker thread. `pg` reaches it over a unix socket in a folder that only this user
 * can open, so all code above uses one driver.
 */
export async function openEmbedded({
  dataDir,
}: Pick<Config, 'dataDir'>): Promise<{ pool: pg.Pool; close(): Promise<void> }> {
  const lock = lockFolder(dataDir)
  const socketFolder = mkdtempSync(path.join(tmpdir(), 'foyer-'))
  const socketPath = path.join(socketFolder, '.s.PGSQL.5432')
  const worker = new Worker(
    new URL(`./embedded-worker${path.extname(import.meta.filename)}`, import.meta.url),
    { workerData: { folder: path.join(dataDir, 'postgres'), socketPath } },
  )
  const gone = once(worker, 'exit')
  try {
    await hear(worker, 'ready')
  } catch (error) {
    rmSync(socketFolder, { recursive: true, force: true })
    lock.release()
    throw new SetupError(`The embedded database in ${dataDir} cannot be opened: ${(error as Error).message}.`)
  }
  const pool = new CodedPool({
    host: socketFolder,
    user: 'postgres',
    database: 'postgres',
    // All connections to PGlite share one session. With one connection, a query that waits inside a transaction for a second
    // connection fails with a clear time-out; with two, both would deadlock without a message.
    max: 1,
    connectionTimeoutMillis: 10_000,
    Client: EmbeddedClient,
    // The session outlives its connections, so it may still hold a transaction or prepared statements of an earlier one.
    onConnect: async (client) => void (await client.query('rollback; deallocate all')),
  })
  const lent = await lendConnection(pool, { dataDir, socketFolder, socketPath })
  return {
    pool,
    async close() {
      lent.close()
      await pool.end()
      worker.postMessage('close')
      await Promise.race([hear(worker, 'closed'), gone])
      await worker.terminate()
      rmSync(socketFolder, { recursive: true, force: true })
      lock.release()
    },
  }
}

/** A connection that gives names to repeated statements. */
class EmbeddedClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config)
    const nameOf = repeatedStatements()
    const query = this.query.bind(this) as (config: unknown, ...rest: unknown[]) => unknown
    const named = (config: string | pg.QueryConfig, ...rest: unknown[]) => {
      if (typeof config === 'string' || config.name) return query(config, ...rest)
      const values = config.values ?? (Array.isArray(rest[0]) ? rest[0] : undefined)
      const name = nameOf(config.text, values)
      return query(name ? { ...config, name } : config, ...rest)
    }
    this.query = named as typeof this.query
  }
}

/** Waits for a message of the worker. Other messages are skipped: under `node --watch` the runtime uses the same channel. */
async function hear(worker: Worker, word: 'ready' | 'closed'): Promise<void> {
  for await (const [message] of on(worker, 'message', { close: ['exit'] })) {
    if (message === word) return
  }
  throw new Error('The embedded database stopped')
}
