import pg from 'pg'

/** SQLSTATE: no connection could be made. */
const UNABLE_TO_CONNECT = '08001'

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void

/** A pool that gives its time-outs a code. The driver gives one to all other failures to connect. */
export class CodedPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>
  override connect(callback: Connected): void
  override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
    if (!callback) {
      return super.connect().catch((error: Error) => {
        throw withCode(error)
      })
    }
    super.connect((error, client, done) => callback(error && withCode(error), client, done))
  }
}

function withCode(error: Error): Error {
  return 'code' in error ? error : Object.assign(error, { code: UNABLE_TO_CONNECT })
}
