import type pg from 'pg'

/** Any number that all processes share: the key of the lock for set-up work. */
const SETUP_LOCK = 7_304_662

/** Runs set-up work under a lock of the database, so that several processes may start at once. */
export async function inTurn(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<void>): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [SETUP_LOCK])
    try {
      await work(client)
    } finally {
      await client.query('select pg_advisory_unlock($1)', [SETUP_LOCK])
    }
  } finally {
    client.release()
  }
}
