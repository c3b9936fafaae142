/** An error as it is logged: what went wrong and where, without any data of users. */
interface LoggedError {
  type: string
  message: string
  stack?: string
  /** The statement that failed, with placeholders for its values. */
  statement?: string
  cause?: LoggedError
  errors?: LoggedError[]
  [fact: string]: unknown
}

/**
 * Properties that contain only names, numbers and places of the program. All others are left out: `params`, `detail`, `rejected`,
 * …
 */
const FACTS = [
  ...['code', 'severity', 'constraint', 'schema', 'table', 'column', 'dataType', 'routine'],
  ...['errno', 'syscall', 'address', 'port', 'path', 'status', 'statusCode', 'responseCode', 'command'],
]
const MAX_NESTED = 10
const MAX_WORDS = 500

/**
 * Errors of the database repeat the values of a query in many places: in the message and `params` of drizzle, in the `detail` of
 * PostgreSQL, in quotes in its message. So this does not remove what is known to be harmful; it copies only what is known to be
 * harmless.
 */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: plainWords(messageOf(error)) }
  const given = error as Error & { query?: unknown; errors?: unknown }
  const facts = FACTS.map((name) => [name, (given as unknown as Record<string, unknown>)[name]] as const)
  const isNested = depth < MAX_NESTED
  return {
    type: error.constructor.name,
    message: safeMessage(error),
    ...Object.fromEntries(facts.filter(([, value]) => isFact(value))),
    ...(typeof given.query === 'string' && { statement: withoutValues(given.query) }),
    stack: framesOf(error),
    ...(isNested && error.cause !== undefined && { cause: loggedError(error.cause, depth + 1) }),
    ...(isNested &&
      Array.isArray(given.errors) && {
        errors: given.errors.slice(0, MAX_NESTED).map((part) => loggedError(part, depth + 1)),
      }),
  }
}

/** The message of an error without values, in one line where the error has one. */
export function safeMessage(error: Error): string {
  const { severity } = error as { severity?: unknown }
  // Both put the text they could not read in quotes.
  const quotes = severity !== undefined || error instanceof SyntaxError
  // drizzle's message contains the statement and all its values.
  const words = error.message.split('Failed query:', 1)[0] ?? ''
  const failed = words.length < error.message.length ? 'Failed query' : ''
  return plainWords((quotes ? withoutQuoted(words) : words) + failed)
}

function messageOf(thrown: unknown): string {
  if (typeof thrown !== 'object' || thrown === null) return String(thrown)
  return String((thrown as { message?: unknown }).message ?? '')
}

function isFact(value: unknown): boolean {
  return typeof value === 'number' || (typeof value === 'string' && value.length <= 200)
}

/** A word with an @ is an e-mail address, or an address with a login. */
function plainWords(text: string): string {
  return text
    .slice(0, MAX_WORDS)
    .split(' ')
    .map((word) => (word.includes('@') ? '…' : word))
    .join(' ')
}

const QUOTES = ['"', '„', '“', '»', '«']

/** From the first quotation mark to the last, because the text between may contain quotation marks. */
function withoutQuoted(text: string): string {
  const places = QUOTES.flatMap((mark) => [text.indexOf(mark), text.lastIndexOf(mark)]).filter(
    (place) => place >= 0,
  )
  if (places.length === 0) return text
  return `${text.slice(0, Math.min(...places))}"…"${text.slice(Math.max(...places) + 1)}`
}

/** Removes values that were written into the text of a statement; `$1` is only a placeholder. */
function withoutValues(statement: string): string {
  return statement
    .slice(0, MAX_WORDS)
    .replace(/'(?:[^']|'')*(?:'|$)/g, "'…'")
    .replace(/(^|[^\w$."])\d[\d.]*/g, '$1…')
}

/** The lines of the stack after the message, which it repeats. */
function framesOf({ stack = '', message }: Error): string {
  const start = stack.indexOf(message)
  const below = start < 0 ? stack : stack.slice(start + message.length)
  return below
    .split('\n')
    .filter((line) => /^ {4}at \S/.test(line))
    .join('\n')
}
