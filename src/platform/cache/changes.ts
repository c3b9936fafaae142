import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import pg from 'pg'
import type { Db } from '../database/database.ts'
import { sql } from '../database/drizzle.ts'
import type { Logger } from '../log.ts'

/** Told which tags changed; null when that is unknown and everything may have. */
type Listener = (tags: string[] | null) => void

/** Tells every store of what was made of data that the data changed. */
export interface Changes {
  /** Call inside the transaction that writes: other processes hear of it when, and only if, it is committed. */
  announce(db: Db, ...tags: string[]): Promise<void>
  listen(listener: Listener): void
  /**
   * Call before a write. The function it returns resolves when this process and all others on the same port have heard of the write:
   * a caller who is then told that the write is done reads nothing older. A process that does not listen is waited for one second.
   */
  follow(): () => Promise<void>
  /** False while no word from other processes can arrive: nothing stored can be trusted then. */
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
    follow: () => async () => {},
    isHearing: true,
    close: async () => {},
  }
}

const CHANNEL = 'foyer_changes'
const RETRY_AFTER = 1_000
/** Longer than word takes on a busy machine. */
const PATIENCE = 1_000
/** PostgreSQL takes less than 8000 bytes. */
const LONGEST_PAYLOAD = 7_900

/** The tags; where a write touches so much that they do not fit, that everything may have changed. */
export function payloadOf(tags: string[]): string {
  const payload = JSON.stringify(tags)
  return Buffer.byteLength(payload) > LONGEST_PAYLOAD ? 'null' : payload
}

/** The other processes behind the same port. */
export interface Siblings {
  /** This process has heard a mark. */
  heard(mark: string): void
  /** Resolves when all of them have. */
  haveHeard(mark: string): Promise<void>
}

export const NO_SIBLINGS: Siblings = { heard: () => {}, haveHeard: async () => {} }

/** Through PostgreSQL, to every process on the database. Word comes in the order of the commits, so who has heard a mark has heard all before it. */
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
        // Without a connection nothing is stored, either.
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
