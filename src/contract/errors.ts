import type { Bilingual, Locale } from './locale.ts'

/**
 * Every way a call can fail: its status, and what a person is told. The code travels; the class does not, because the
 * server and the bundled views each hold their own copy of it.
 */
const FAILURES = {
  invalid: { status: 400, detail: { de: 'Die Eingabe ist ungültig.', en: 'The input is not valid.' } },
  not_authenticated: { status: 401, detail: { de: 'Bitte melden Sie sich an.', en: 'Please log in.' } },
  login_failed: {
    status: 401,
    detail: { de: 'E-Mail-Adresse oder Passwort stimmen nicht.', en: 'E-mail address or password is wrong.' },
  },
  permission_denied: {
    status: 403,
    detail: { de: 'Dafür fehlt Ihnen die Berechtigung.', en: 'You are not allowed to do this.' },
  },
  csrf_failed: {
    status: 403,
    detail: {
      de: 'Die Anfrage konnte nicht als Ihre bestätigt werden. Bitte laden Sie die Seite neu.',
      en: 'The request could not be confirmed as yours. Please reload the page.',
    },
  },
  not_found: { status: 404, detail: { de: '404 Nicht gefunden', en: '404 Not Found' } },
  method_not_allowed: {
    status: 405,
    detail: { de: 'Diese Methode ist hier nicht erlaubt.', en: 'This method is not allowed here.' },
  },
  conflict: {
    status: 409,
    detail: { de: 'Der Inhalt wurde inzwischen geändert.', en: 'The content has changed in the meantime.' },
  },
  too_large: { status: 413, detail: { de: 'Die Anfrage ist zu groß.', en: 'The request is too large.' } },
  unsupported_media_type: {
    status: 415,
    detail: { de: 'Dieses Format wird nicht angenommen.', en: 'This format is not accepted.' },
  },
  throttled: {
    status: 429,
    detail: {
      de: 'Zu viele Anfragen. Bitte versuchen Sie es später noch einmal.',
      en: 'Too many requests. Please try again later.',
    },
  },
  server_error: {
    status: 500,
    detail: { de: 'Ein unbekannter Fehler ist aufgetreten.', en: 'An unknown error occurred.' },
  },
  unavailable: {
    status: 503,
    detail: {
      de: 'Gerade nicht erreichbar. Bitte gleich noch einmal.',
      en: 'Not available right now. Please try again.',
    },
  },
  site_offline: { status: 503, detail: { de: 'Website offline', en: 'Website offline' } },
} satisfies Record<string, { status: number; detail: Bilingual }>

export type FailureCode = keyof typeof FAILURES
export type FieldMessages = Record<string, string[]>
export type FailureBody = { detail: string; code: string } | FieldMessages

interface FailureOptions {
  /** One list of messages per field; the answer is then nothing but these (3-readings, Calls). */
  fields?: FieldMessages
  /** Seconds after which another try makes sense; becomes Retry-After. */
  retryAfter?: number
  cause?: unknown
}

export class Failure extends Error {
  override readonly name = 'Failure'
  readonly code: string
  readonly status: number
  readonly fields: FieldMessages | undefined
  readonly retryAfter: number | undefined

  constructor(code: FailureCode, options: FailureOptions = {}) {
    super(FAILURES[code].detail.en, { cause: options.cause })
    this.code = code
    this.status = FAILURES[code].status
    this.fields = options.fields
    this.retryAfter = options.retryAfter
  }
}

/** Recognised by its shape, never by `instanceof`. */
export function isFailure(error: unknown): error is Failure {
  return error instanceof Error && error.name === 'Failure' && 'code' in error && 'status' in error
}

export function failureBody(failure: Failure, locale: Locale): FailureBody {
  if (failure.fields) return failure.fields
  const { code } = failure
  return { detail: isFailureCode(code) ? FAILURES[code].detail[locale] : failure.message, code }
}

/** The failure behind an answer that came over HTTP. */
export function failureOf(status: number, body: unknown): Failure {
  const code = (body as { code?: unknown } | null)?.code
  if (isFailureCode(code)) return new Failure(code)
  if (status === 400 && isFieldMessages(body)) return new Failure('invalid', { fields: body })
  const byStatus = Object.entries(FAILURES).find(([, failure]) => failure.status === status)
  return new Failure((byStatus?.[0] as FailureCode | undefined) ?? 'server_error')
}

function isFailureCode(code: unknown): code is FailureCode {
  return typeof code === 'string' && Object.hasOwn(FAILURES, code)
}

function isFieldMessages(body: unknown): body is FieldMessages {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return false
  const lists = Object.values(body)
  const isTexts = (list: unknown) =>
    Array.isArray(list) && list.every((message) => typeof message === 'string')
  return lists.length > 0 && lists.every(isTexts)
}
