/** An error as it stands in the log: what went wrong and where, and nothing of what somebody sent or keeps here. */
interface LoggedError {
  type: string
  message: string
  stack?: string
  /** The statement that failed, with places for its values. */
  statement?: string
  cause?: LoggedError
  errors?: LoggedError[]
  [fact: string]: unknown
}

/** Names, numbers and places of our own making. What is not listed is left out: `params`, `detail`, `rejected`, … */
const FACTS = [
  ...['code', 'severity', 'constraint', 'schema', 'table', 'column', 'dataType', 'routine'],
  ...['errno', 'syscall', 'address', 'port', 'path', 'status', 'statusCode', 'responseCode', 'command'],
]
const MAX_NESTED = 10
const MAX_WORDS = 500

/**
 * Errors of the database repeat the values of a query in many places: in the message of drizzle and in its `params`, in
 * the `detail` of PostgreSQL, in quotes in its message. So an error is not stripped of what is known to be harmful; it
 * keeps what is known to be harmless.
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

/** The message of an error for whoever may not see values, in one line where the error has one. */
export function safeMessage(error: Error): string {
  const { severity } = error as { severity?: unknown }
  // Both say in quotes what they could not read.
  const quotes = severity !== undefined || error instanceof SyntaxError
  // drizzle: the statement and all its values.
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

/** Whatever holds an @ is somebody's address, or a login in one. */
function plainWords(text: string): string {
  return text
    .slice(0, MAX_WORDS)
    .split(' ')
    .map((word) => (word.includes('@') ? '…' : word))
    .join(' ')
}

const QUOTES = ['"', '„', '“', '»', '«']

/** From the first quotation mark to the last: what stands between may hold some of its own. */
function withoutQuoted(text: string): string {
  const places = QUOTES.flatMap((mark) => [text.indexOf(mark), text.lastIndexOf(mark)]).filter(
    (place) => place >= 0,
  )
  if (places.length === 0) return text
  return `${text.slice(0, Math.min(...places))}"…"${text.slice(Math.max(...places) + 1)}`
}

/** Values stand in it only where somebody wrote them into the text; `$1` is a place for one. */
function withoutValues(statement: string): string {
  return statement
    .slice(0, MAX_WORDS)
    .replace(/'(?:[^']|'')*(?:'|$)/g, "'…'")
    .replace(/(^|[^\w$."])\d[\d.]*/g, '$1…')
}

/** The lines of the stack below the message, which repeats it. */
function framesOf({ stack = '', message }: Error): string {
  const start = stack.indexOf(message)
  const below = start < 0 ? stack : stack.slice(start + message.length)
  return below
    .split('\n')
    .filter((line) => /^ {4}at \S/.test(line))
    .join('\n')
}
