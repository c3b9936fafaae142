import type { AnswerOf, Contract, Endpoint, ParsedBodyOf, ParsedParamsOf } from '../../contract/endpoint.ts'
import { Failure } from '../../contract/errors.ts'
import type { Locale } from '../../contract/locale.ts'
import type { PgDatabase, PgQueryResultHKT } from '../../platform/database/drizzle.ts'
import { type BoundEndpoint, bind } from '../../platform/endpoints/bind.ts'
import type { Viewer } from '../../platform/viewer.ts'

/** The database or a transaction in it. */
export type HouseDb = PgDatabase<PgQueryResultHKT, Record<string, never>>

/** What the functions of a house receive: the part of our context that is promised. */
export interface HouseContext {
  db: HouseDb
  /** The only clock. */
  clock: { now(): Date }
  viewer: Viewer
  locale: Locale
  /** Notes what an answer is made of, and until when it is right. */
  reads: { note(...tags: string[]): void; until(moment: Date): void; forbidStoring(): void }
  /** Tells all processes what has changed; in a transaction, once it is committed. */
  changes: { announce(db: HouseDb, ...tags: string[]): Promise<void> }
  /** Accepts a letter, which a job delivers. */
  mail: { send(letter: { to: string; subject: string; text: string; html?: string }): Promise<void> }
  /** The address of the site, where the installation has one: PUBLIC_URL. */
  config: { publicUrl: string | null }
  log: Record<'info' | 'warn' | 'error', (details: object, message: string) => void>
  /** Aborted when nobody waits any more, or the server stops. */
  signal: AbortSignal
}

/** Calls with everything that the server needs to answer them. */
export interface BoundCalls {
  readonly length: number
}

type Handler<C extends Contract> = (
  context: HouseContext,
  params: ParsedParamsOf<C>,
  body: ParsedBodyOf<C>,
) => Promise<AnswerOf<C>> | AnswerOf<C>

/** Joins the endpoints of `endpoints.ts` with their contracts and with functions. The compiler reports what one of them lacks. */
export function bindOwn<E extends { [K in keyof E]: Endpoint<C[K]> }, C extends { [K in keyof E]: Contract }>(
  endpoints: E,
  contracts: C,
  handlers: { [K in keyof E]: Handler<C[K]> },
): BoundCalls {
  const bound: BoundEndpoint[] = bind(
    endpoints,
    contracts,
    handlers as unknown as Parameters<typeof bind<E, C>>[2],
  )
  return bound.map(
    ({ handle, ...endpoint }): BoundEndpoint => ({
      ...endpoint,
      handle: async (...given) => {
        try {
          return await handle(...given)
        } catch (error) {
          throw isConstraint(error) ? new Failure('invalid', { cause: error }) : error
        }
      },
    }),
  )
}

/** Whether a row names something that is not there, is there already, or lacks a value (class 23). That is the caller's mistake. */
function isConstraint(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && /^23\d{3}$/.test(String(cause.code))) return true
  }
  return false
}
