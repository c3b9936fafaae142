/**
 * Every way a call can fail, with its status. The messages for people are in `failure-body.ts`, which few browsers need.
 * Recognised by its code and not by its class, because the server and the bundled views have separate copies of the class.
 */
const STATUS = {
  invalid: 400,
  not_authenticated: 401,
  login_failed: 401,
  second_factor: 401,
  permission_denied: 403,
  csrf_failed: 403,
  not_found: 404,
  no_shop: 404,
  method_not_allowed: 405,
  conflict: 409,
  cart_refused: 409,
  too_large: 413,
  unsupported_media_type: 415,
  throttled: 429,
  cancelled: 499,
  server_error: 500,
  unavailable: 503,
  in_line: 503,
  site_offline: 503,
  shop_offline: 503,
}

export type FailureCode = keyof typeof STATUS
export type FieldMessages = Record<string, string[]>
export type FailureBody = { detail: string; code: string; [more: string]: unknown } | FieldMessages

interface FailureOptions {
  /** One list of messages per field; the answer then consists of these only (3-readings, Calls). */
  fields?: FieldMessages
  /** What the answer contains besides its code; for a conflict: the base version, the current state and what was sent. */
  details?: Record<string, unknown>
  /** Seconds after which another attempt makes sense; sent as Retry-After. */
  retryAfter?: number
  cause?: unknown
}

export class Failure extends Error {
  override readonly name = 'Failure'
  readonly code: string
  readonly status: number
  readonly fields: FieldMessages | undefined
  readonly details: Record<string, unknown> | undefined
  readonly retryAfter: number | undefined

  constructor(code: FailureCode, options: FailureOptions = {}) {
    super(code, { cause: options.cause })
    this.code = code
    this.status = STATUS[code]
    this.fields = options.fields
    this.details = options.details
    this.retryAfter = options.retryAfter
  }
}

/** Recognised by its properties, never by `instanceof`. */
export function isFailure(error: unknown): error is Failure {
  return error instanceof Error && error.name === 'Failure' && 'code' in error && 'status' in error
}

/** The failure that an answer over HTTP contains. */
export function failureOf(status: number, body: unknown): Failure {
  const code = (body as { code?: unknown } | null)?.code
  if (isFailureCode(code)) {
    const { detail: _, code: __, ...details } = body as Record<string, unknown>
    return new Failure(code, { details })
  }
  if (status === 400 && isFieldMessages(body)) return new Failure('invalid', { fields: body })
  const byStatus = Object.entries(STATUS).find(([, candidate]) => candidate === status)
  return new Failure((byStatus?.[0] as FailureCode | undefined) ?? 'server_error')
}

export function isFailureCode(code: unknown): code is FailureCode {
  return typeof code === 'string' && Object.hasOwn(STATUS, code)
}

function isFieldMessages(body: unknown): body is FieldMessages {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return false
  const lists = Object.values(body)
  const isTexts = (list: unknown) =>
    Array.isArray(list) && list.every((message) => typeof message === 'string')
  return lists.length > 0 && lists.every(isTexts)
}
