import { type DestinationStream, type LogFn, type LoggerOptions, pino } from 'pino'
import type { Config } from './config/config.ts'
import { loggedError, safeMessage } from './logged-error.ts'

export type { Logger } from 'pino'

/** One line of JSON per event; coloured text in a terminal. `destination` is for tests. */
export function createLog({ logLevel }: Pick<Config, 'logLevel'>, destination?: DestinationStream) {
  const options: LoggerOptions = { level: logLevel, serializers: SERIALIZERS, hooks: { logMethod } }
  if (destination) return pino(options, destination)
  const watched = process.stdout.isTTY
  return pino({
    ...options,
    ...(watched && {
      transport: {
        target: 'pino-pretty',
        options: { ignore: 'pid,hostname,reqId', translateTime: 'SYS:HH:MM:ss', singleLine: true },
      },
    }),
  })
}

const pathOf = (url: unknown) => String(url).split('?', 1)[0]

/** Apply to every log line: no values of a query, no headers, no query string. */
const SERIALIZERS = {
  err: (error: unknown) => loggedError(error),
  error: (error: unknown) => loggedError(error),
  req: ({ method, url }: { method?: unknown; url?: unknown }) => ({ method, path: pathOf(url) }),
  url: pathOf,
}

/** Without a message, pino uses the text of the error, which may contain values. */
function logMethod(this: unknown, args: Parameters<LogFn>, method: LogFn): void {
  const [first, second, ...more] = args as [unknown, string?, ...unknown[]]
  const error = first instanceof Error ? first : (first as { err?: unknown } | null | undefined)?.err
  const words = second ?? (error instanceof Error ? safeMessage(error) : undefined)
  const bound = method as (...given: unknown[]) => void
  bound.call(
    this,
    first instanceof Error ? { err: first } : first,
    ...(words === undefined ? [] : [words]),
    ...more,
  )
}
