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
 * What a database error means to a caller. Its own text never leaves the server: it names tables and repeats values.
 * Null where the error does not come from the database.
 */
export function failureOfDatabase(error: unknown): Failure | null {
  const cause = rootOf(error)
  const code = (cause as { code?: unknown }).code
  if (isConnectionLoss(cause, code))
    return new Failure('unavailable', { retryAfter: RETRY_AFTER_SECONDS, cause: error })
  // Class 22: a value PostgreSQL cannot hold, such as text with a null byte or a number out of range.
  if (typeof code === 'string' && /^22...$/.test(code)) return new Failure('invalid', { cause: error })
  return null
}

function isConnectionLoss(error: Error, code: unknown): boolean {
  if (typeof code === 'string') {
    // The embedded database's socket is a file; any other missing file is somebody else's trouble.
    if (code === 'ENOENT') return (error as NodeJS.ErrnoException).syscall === 'connect'
    // Classes 08 and 57P: the connection broke, or the server is stopping or starting. 53300: too many connections.
    return CONNECTION_ERRORS.has(code) || /^(08...|57P..|53300)$/.test(code)
  }
  return /Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error/.test(
    error.message,
  )
}

/** drizzle wraps what the driver threw. */
function rootOf(error: unknown): Error {
  let current = error instanceof Error ? error : new Error(String(error))
  for (let depth = 0; current.cause instanceof Error && depth < MAX_CAUSES; depth++) current = current.cause
  return current
}
