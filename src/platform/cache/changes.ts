import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { Db } from '../database/database.ts'
import type { Logger } from '../log.ts'

/** Told which tags changed; null when that is unknown and everything may have. */
type Listener = (tags: string[] | null) => void

/** Tells everyone who keeps something made of data that the data changed. */
export interface Changes {
  /** Call inside the transaction that writes: other processes hear of it when, and only if, it is committed. */
  announce(db: Db, ...tags: string[]): Promise<void>
  listen(listener: Listener): void
  /** False while word from other processes cannot arrive, and so nothing kept can be trusted. */
  readonly isHearing: boolean
  close(): Promise<void>
}

/** Enough where the database lives inside the process and nobody else can write to it. */
export function localChanges(): Changes {
  const listeners: Listener[] = []
  return {
    announce: async (_db, ...tags) => {
      for (const listener of listeners) listener(tags)
    },
    listen: (listener) => void listeners.push(listener),
    isHearing: true,
    close: async () => {},
  }
}

const CHANNEL = 'foyer_changes'
const RETRY_AFTER = 1_000
/** PostgreSQL takes less than 8000 bytes. */
const LONGEST_PAYLOAD = 7_900

/** The tags; where a write touches so much that they do not fit, that everything may have changed. */
export function payloadOf(tags: string[]): string {
  const payload = JSON.stringify(tags)
  return Buffer.byteLength(payload) > LONGEST_PAYLOAD ? 'null' : payload
}

/** Through PostgreSQL, to every process on the database. */
export async function sharedChanges(connectionString: string, log: Logger): Promise<Changes> {
  const local = localChanges()
  const listeners: Listener[] = []
  let client: pg.Client | null = null
  let closed = false

  const tell = (tags: string[] | null) => {
    for (const listener of listeners) listener(tags)
  }
  const connect = async () => {
    const next = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000, keepAlive: true })
    next.on('notification', ({ payload }) => tell(JSON.parse(payload ?? 'null')))
    next.on('error', (error) => log.warn({ err: error }, 'no longer hearing of changes'))
    try {
      await next.connect()
      await next.query(`listen ${CHANNEL}`)
    } catch (error) {
      next.end().catch(() => {})
      throw error
    }
    if (closed) return next.end()
    client = next
    // Only now: a connection that never stood ends as well, and must not be tried again twice over.
    next.once('end', () => {
      client = null
      tell(null)
      connectLater()
    })
    // What happened in between was not heard.
    tell(null)
  }
  const connectLater = () => {
    if (!closed) setTimeout(() => connect().catch(connectLater), RETRY_AFTER).unref()
  }
  await connect()
  return {
    async announce(db, ...tags) {
      await local.announce(db, ...tags)
      await db.execute(sql`select pg_notify(${CHANNEL}, ${payloadOf(tags)})`)
    },
    listen: (listener) => {
      listeners.push(listener)
      local.listen(listener)
    },
    get isHearing() {
      return client !== null
    },
    async close() {
      closed = true
      await client?.end()
    },
  }
}
