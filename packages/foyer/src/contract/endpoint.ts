import type { z } from 'zod'
import { unfitParameter } from './unfit-parameter.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Who may call: each role includes the rights of those before it. */
export const ROLES = ['visitor', 'customer', 'editor', 'admin'] as const
export type Role = (typeof ROLES)[number]

export interface Contract {
  summary: string
  access: Role
  /** Path and query parameters together. */
  params?: z.ZodObject
  body?: z.ZodType
  /** The body is a multipart form with a file. While it arrives, it is refused as soon as it is larger than this. */
  upload?: { maxBytes: number; bytesPerHour: number }
  answer: z.ZodType
  /** The answer is a file of this type: text in base64, of which callers over HTTP get the bytes. */
  file?: string
  /**
   * At most `calls` in `seconds` for one visitor, and `perAddress` for one address, which all customers of a mobile carrier may
   * share.
   */
  throttle?: { calls: number; perAddress: number; seconds: number }
  /**
   * Expensive: few run at once, the others wait in a queue that is fair to addresses. Where only a part of the work is expensive,
   * the call enters the queue itself.
   */
  queued?: boolean | 'partly'
  /**
   * The answer depends only on parameters and language, so it is stored, compressed, for all visitors and customers until
   * something it was made of changes. Only for reading. Editors may see more, so their answers are not stored.
   */
  shared?: boolean
  /** The answer is about the caller, so no cache may store it. */
  personal?: boolean
  /** A window calls it by itself, without an action of the user, so it does not prolong the session. */
  asksByItself?: boolean
  /** Answered while the site is offline; all other calls are then for editors only (3-readings, Calls). */
  reachableOffline?: boolean
  /** Besides the role, the caller needs access to the dashboard (3-readings, Editing). */
  dashboard?: boolean
}

/** Declares a call with its schemas, for the server, the tests and the OpenAPI document. */
export function defineEndpoint<const C extends Contract>(contract: C): C {
  return contract
}

/**
 * What a browser needs of a call: method and path. The contract is only a type, so that no schema library is in the bundle. In
 * paths, `{id}` is one segment and `{slug*}` is the rest of the path, which may be empty.
 */
export interface Endpoint<C extends Contract = Contract> {
  readonly method: Method
  readonly path: string
  readonly contract?: C
}

/* @__NO_SIDE_EFFECTS__ */
export function endpoint<C extends Contract>(method: Method, path: string): Endpoint<C> {
  return { method, path }
}

export function endpointKey({ method, path }: Pick<Endpoint, 'method' | 'path'>): string {
  return `${method} ${path}`
}

export type ParamsOf<C extends Contract> = C extends { params: infer P extends z.ZodType }
  ? z.input<P>
  : Record<never, never>
export type ParsedParamsOf<C extends Contract> = C extends { params: infer P extends z.ZodType }
  ? z.output<P>
  : Record<never, never>
export type BodyOf<C extends Contract> = C extends { body: infer B extends z.ZodType }
  ? z.input<B>
  : undefined
export type ParsedBodyOf<C extends Contract> = C extends { body: infer B extends z.ZodType }
  ? z.output<B>
  : undefined
export type AnswerOf<C extends Contract> = z.output<C['answer']>

/** Options for large uploads of a browser; calls within the server ignore them. */
export interface CallOptions {
  signal?: AbortSignal
  /** Receives the part of the body that has been sent, from 0 to 1. */
  onProgress?(part: number): void
}

type Arguments<C extends Contract> = C extends { body: z.ZodType }
  ? [params: ParamsOf<C>, body: BodyOf<C>, options?: CallOptions]
  : Record<never, never> extends ParamsOf<C>
    ? [params?: ParamsOf<C>]
    : [params: ParamsOf<C>]

/** Runs an operation: in-process on the server, over HTTP in the browser. */
export type Call = <C extends Contract>(endpoint: Endpoint<C>, ...args: Arguments<C>) => Promise<AnswerOf<C>>

/**
 * Fills a path pattern and returns the names of the used parameters. Throws a TypeError for values that would make a different
 * path: an absent or empty parameter, and the segments `.` and `..`, which are resolved even when encoded.
 */
export function fillPath(
  pattern: string,
  params: Record<string, unknown>,
): { path: string; used: Set<string> } {
  const used = new Set<string>()
  const path = pattern.replace(/\{(\w+)(\*?)\}/g, (_, name: string, rest: string) => {
    const text = String(params[name] ?? '')
    if (text === '' && !rest) throw new TypeError(`Missing parameter "${name}" of ${pattern}`)
    const segments = rest ? text.split('/') : [text]
    if (segments.some((segment) => segment === '.' || segment === '..')) {
      throw unfitParameter(name, pattern, text)
    }
    used.add(name)
    return segments.map(encodeURIComponent).join('/')
  })
  return { path, used }
}
