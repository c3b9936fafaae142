import type pg from 'pg'

/** Any number all processes agree on: the key under which set-up work waits in line. */
const SETUP_LOCK = 7_304_662

/** Does set-up work while no other process on the database does, so that several may start at once. */
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
