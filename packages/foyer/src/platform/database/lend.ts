import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import path from 'node:path'
import pg from 'pg'
import { SetupError } from '../config/config.ts'

/** The name of a unix socket is made by `pg` of this number. The database itself has 5432. */
const LENT_PORT = 5433

/** Where the process that owns the data folder notes how it is reached. Out of date where that process has ended. */
const noteIn = (dataDir: string) => path.join(dataDir, 'database-socket')

/**
 * Lends the one connection of the embedded database to a command that runs beside the site, such as a backup. Who connects to this
 * socket is given the site's own turn: the site waits until the other side closes, so their statements never mix. It lasts as long as the
 * command holds it, so a command holds it for a second, not for minutes.
 */
export async function lendConnection(
  pool: pg.Pool,
  { dataDir, socketFolder, socketPath }: { dataDir: string; socketFolder: string; socketPath: string },
): Promise<{ close(): void }> {
  const borrowers = new Set<Socket>()
  const server = createServer({ pauseOnConnect: true }, async (borrower) => {
    borrowers.add(borrower)
    borrower.on('error', () => borrower.destroy())
    const gone = new Promise<void>((resolve) => borrower.once('close', () => resolve()))
    try {
      const turn = await pool.connect()
      try {
        const database = connect(socketPath)
        database.on('error', () => borrower.destroy())
        database.once('close', () => borrower.destroy())
        borrower.pipe(database)
        database.pipe(borrower)
        await gone
        database.destroy()
        await turn.query('rollback')
      } finally {
        turn.release()
      }
    } catch {
      borrower.destroy()
    } finally {
      borrowers.delete(borrower)
    }
  })
  await new Promise<void>((resolve) =>
    server.listen(path.join(socketFolder, `.s.PGSQL.${LENT_PORT}`), resolve),
  )
  writeFileSync(noteIn(dataDir), socketFolder, { mode: 0o600 })
  return {
    close() {
      rmSync(noteIn(dataDir), { force: true })
      server.close()
      for (const borrower of borrowers) borrower.destroy()
    },
  }
}

/** The connection of the process that owns the data folder. It is held from the first query until `close`. */
export async function borrowConnection(dataDir: string): Promise<{ pool: pg.Pool; close(): Promise<void> }> {
  const pool = new pg.Pool({
    host: readNote(dataDir),
    port: LENT_PORT,
    user: 'postgres',
    database: 'postgres',
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 20_000,
  })
  try {
    await pool.query('select 1')
  } catch (error) {
    await pool.end()
    throw new SetupError(
      `The data folder ${dataDir} is in use by another process, which does not lend its database: ${(error as Error).message}. Stop it, or try again.`,
    )
  }
  return { pool, close: () => pool.end() }
}

function readNote(dataDir: string): string {
  try {
    return readFileSync(noteIn(dataDir), 'utf8')
  } catch {
    throw new SetupError(
      `The data folder ${dataDir} is in use by another process that is not open yet. Wait until it is, or stop it.`,
    )
  }
}
