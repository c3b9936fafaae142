import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import pg from 'pg'
import type { Db } from '../database/database.ts'
import { sql } from '../database/drizzle.ts'
import type { Logger } from '../log.ts'

/** Receives the changed tags; null when they are unknown and everything may have changed. */
type Listener = (tags: string[] | null) => void

/** Tells all stores which data has changed. */
export interface Changes {
  /** Call inside the transaction that writes. Other processes are told when it is committed, and only then. */
  announce(db: Db, ...tags: string[]): Promise<void>
  listen(listener: Listener): void
  /**
   * Call before a write. The function it returns resolves when this process and all others on the same port know of the write, so
   * the caller reads nothing older afterwards. It waits for at most one second for a process that does not listen.
   */
  follow(): () => Promise<void>
  /** False while messages of other processes cannot arrive: stored values may be out of date then. */
  readonly isHearing: boolean
  close(): Promise<void>
}

/** For the embedded database: no other process can write to it, so listeners are called directly. */
export function localChanges(): Changes {
  const listeners: Listener[] = []
  return {
    announce: async (_db, ...tags) => {
      for (const listener of listeners) listener(tags)
    },
    listen: (listener) => void listeners.push(listener),
    follow: () => async () => {},
    isHearing: true,
    close: async () => {},
  }
}

const CHANNEL = 'foyer_changes'
const RETRY_AFTER = 1_000
/** Milliseconds. Longer than a notification takes on a busy machine. */
const PATIENCE = 1_000
/** PostgreSQL takes less than 8000 bytes. */
const LONGEST_PAYLOAD = 7_900

/** The tags as JSON; `null`, which means "everything", where they do not fit into a notification. */
export function payloadOf(tags: string[]): string {
  const payload = JSON.stringify(tags)
  return Buffer.byteLength(payload) > LONGEST_PAYLOAD ? 'null' : payload
}

/** The other processes behind the same port. */
export interface Siblings {
  /** Reports that this process has received a mark: a notification that a write sends after its announcements. */
  heard(mark: string): void
  /** Resolves when all processes have received it. */
  haveHeard(mark: string): Promise<void>
}

export const NO_SIBLINGS: Siblings = { heard: () => {}, haveHeard: async () => {} }

/**
 * Uses LISTEN/NOTIFY of PostgreSQL to reach every process on the database. Notifications arrive in the order of the commits, so a
 * process that has received a mark has received all earlier changes.
 */
export async function sharedChanges(
  connectionString: string,
  log: Logger,
  siblings: Siblings = NO_SIBLINGS,
  Client: typeof pg.Client = pg.Client,
): Promise<Changes> {
  const local = localChanges()
  const listeners: Listener[] = []
  let client: pg.Client | null = null
  let closed = false
  let announced = 0
  const awaited = new Map<string, () => void>()

  const tell = (tags: string[] | null) => {
    for (const listener of listeners) listener(tags)
  }
  const connect = async () => {
    const next = new Client({ connectionString, connectionTimeoutMillis: 5_000, keepAlive: true })
    next.on('notification', ({ payload }) => {
      const word: string[] | { mark: string } | null = JSON.parse(payload ?? 'null')
      if (word === null || Array.isArray(word)) return tell(word)
      awaited.get(word.mark)?.()
      siblings.heard(word.mark)
    })
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
    // Registered only now: a connection that was never established also emits `end`, which would start a second attempt.
    next.once('end', () => {
      client = null
      tell(null)
      connectLater()
    })
    // Changes in between were not received, so everything may have changed.
    tell(null)
  }
  const connectLater = () => {
    if (!closed) setTimeout(() => connect().catch(connectLater), RETRY_AFTER).unref()
  }
  const sendMark = async (listening: pg.Client) => {
    const mark = randomUUID()
    const tooLong = new AbortController()
    const patience = setTimeout(() => tooLong.abort(), PATIENCE)
    const heard = new Promise<void>((resolve) => awaited.set(mark, resolve))
    const late = once(tooLong.signal, 'abort')
    try {
      await listening.query('select pg_notify($1, $2)', [CHANNEL, JSON.stringify({ mark })])
      await Promise.race([Promise.all([heard, siblings.haveHeard(mark)]), late])
      if (tooLong.signal.aborted) log.warn('a process does not hear of changes')
    } catch (error) {
      log.warn({ err: error }, 'nobody could be told of a change')
    } finally {
      clearTimeout(patience)
      awaited.delete(mark)
    }
  }
  await connect()
  return {
    async announce(db, ...tags) {
      announced++
      await local.announce(db, ...tags)
      await db.execute(sql`select pg_notify(${CHANNEL}, ${payloadOf(tags)})`)
    },
    listen: (listener) => {
      listeners.push(listener)
      local.listen(listener)
    },
    follow() {
      const before = announced
      return async () => {
        // Without a connection nothing is stored, so there is nothing to wait for.
        if (announced > before && client) await sendMark(client)
      }
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
