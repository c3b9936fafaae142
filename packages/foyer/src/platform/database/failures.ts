import { DrizzleQueryError } from 'drizzle-orm/errors'
import { Failure } from '../../contract/errors.ts'

const CONNECTION_ERRORS = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])
const RETRY_AFTER_SECONDS = 5
const MAX_CAUSES = 10

/**
 * What a database error means to a caller; null where the error does not come from the database. Its own text never leaves the
 * server, because it names tables and repeats values.
 */
export function failureOfDatabase(error: unknown): Failure | null {
  const causes = causesOf(error)
  if (causes.some(isConnectionLoss) || isLostByDriver(causes)) {
    return new Failure('unavailable', { retryAfter: RETRY_AFTER_SECONDS, cause: error })
  }
  // Class 22: a value that PostgreSQL cannot hold, such as text with a null byte or a number out of range.
  if (causes.some((cause) => /^22...$/.test(codeOf(cause)))) return new Failure('invalid', { cause: error })
  return null
}

function isConnectionLoss(error: Error): boolean {
  const code = codeOf(error)
  // The embedded database's socket is a file. A missing file in any other system call has nothing to do with the database.
  if (code === 'ENOENT') return (error as NodeJS.ErrnoException).syscall === 'connect'
  // Classes 08 and 57P: the connection broke, or the server is stopping or starting. 53300: too many connections.
  return CONNECTION_ERRORS.has(code) || /^(08...|57P..|53300)$/.test(code)
}

/**
 * Whether a query failed with a bare `Error`. Errors of PostgreSQL and of the operating system have a code, and our own have a
 * type. What remains comes from the driver: its connection ended or fell silent during the query.
 */
function isLostByDriver(causes: Error[]): boolean {
  const cause = causes.find((one) => one instanceof DrizzleQueryError)?.cause
  return cause?.constructor === Error && codeOf(cause) === ''
}

function codeOf(error: Error): string {
  const { code } = error as { code?: unknown }
  return typeof code === 'string' ? code : ''
}

/** The error and its causes: drizzle wraps what the driver threw. */
function causesOf(error: unknown): Error[] {
  const causes: Error[] = []
  for (let current = error; current instanceof Error && causes.length < MAX_CAUSES; current = current.cause) {
    causes.push(current)
  }
  return causes
}
