import type { z } from 'zod'
import { unfitParameter } from './unfit-parameter.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Who may call: each includes those after it. */
export const ROLES = ['visitor', 'customer', 'editor', 'admin'] as const
export type Role = (typeof ROLES)[number]

export interface Contract {
  summary: string
  access: Role
  /** Path and query parameters together. */
  params?: z.ZodObject
  body?: z.ZodType
  /** The body is a multipart form with a file, which is refused while it arrives once it is larger than this. */
  upload?: { maxBytes: number; bytesPerHour: number }
  answer: z.ZodType
  /** At most `calls` in `seconds` for one visitor, and `perAddress` for all behind one address: a mobile carrier's share one. */
  throttle?: { calls: number; perAddress: number; seconds: number }
  /** Expensive: few are at work at once, and the others wait in turns per address. Where only a part is, it asks for a turn itself. */
  queued?: boolean | 'partly'
  /**
   * The answer is made of its parameters and the language alone: every visitor and every customer is given the same one,
   * finished and compressed, until something it was made of changes. Only for reading; editors may see more, and are answered afresh.
   */
  shared?: boolean
  /** The answer is about the caller, so no cache may keep it. */
  personal?: boolean
  /** A window asks for it by itself, whether or not somebody sits before it: it keeps no session from growing idle. */
  asksByItself?: boolean
  /** Answered while the site is offline; any other call is then for editors alone (3-readings, Calls). */
  reachableOffline?: boolean
  /** Beside the role, the caller needs access to the dashboard (3-readings, Editing). */
  dashboard?: boolean
}

/** Declares a call with its schemas: for the server, the tests and the OpenAPI document. */
export function defineEndpoint<const C extends Contract>(contract: C): C {
  return contract
}

/**
 * What a browser carries of a call: method and path. The contract is a type only, so that no schema library travels.
 * In paths `{id}` is one segment and `{slug*}` is the rest of the path, which may be empty.
 */
export interface Endpoint<C extends Contract = Contract> {
  readonly method: Method
  readonly path: string
  readonly contract?: C
}

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

/** How a browser sends something large; the server's own calls need none of it. */
export interface CallOptions {
  signal?: AbortSignal
  /** Told which part of the body has left, from 0 to 1. */
  onProgress?(part: number): void
}

type Arguments<C extends Contract> = C extends { body: z.ZodType }
  ? [params: ParamsOf<C>, body: BodyOf<C>, options?: CallOptions]
  : Record<never, never> extends ParamsOf<C>
    ? [params?: ParamsOf<C>]
    : [params: ParamsOf<C>]

/** One operation, two callers: in-process on the server, over HTTP in the browser. */
export type Call = <C extends Contract>(endpoint: Endpoint<C>, ...args: Arguments<C>) => Promise<AnswerOf<C>>

/**
 * Fills a path pattern and says which parameters it used. What would make another path of it is a TypeError: an absent or
 * empty parameter, and the segments `.` and `..`, which no encoding keeps from being resolved.
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
