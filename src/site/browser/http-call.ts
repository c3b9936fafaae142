import { type Call, type Endpoint, fillPath } from '../../contract/endpoint.ts'
import { Failure, failureOf } from '../../contract/errors.ts'
import type { Locale } from '../../contract/locale.ts'

interface Options {
  locale: Locale
  /** Replaceable for tests. */
  fetch?: typeof globalThis.fetch
  readCookie?: (name: string) => string | undefined
  origin?: string
}

const NOT_JSON = Symbol('not JSON')

/** `call()` in the browser: the same endpoint over HTTP, under the language of the page. */
export function httpCall({
  locale,
  fetch = globalThis.fetch,
  readCookie = documentCookie,
  origin = '',
}: Options): Call {
  return async (endpoint, ...args) => {
    const [params, body] = args as [Record<string, unknown>?, unknown?]
    const url = origin + addressOf(endpoint, locale, params ?? {})
    const writes = endpoint.method !== 'GET'
    const request: RequestInit = {
      method: endpoint.method,
      credentials: 'same-origin',
      headers: {
        Accept: 'application/json',
        // The browser names the type of a form itself, with the boundary it chose.
        ...(body !== undefined && !isForm(body) && { 'Content-Type': 'application/json' }),
        ...(writes && { 'X-CSRFToken': readCookie('csrftoken') ?? '' }),
      },
      ...(body !== undefined && { body: isForm(body) ? formOf(body) : JSON.stringify(body) }),
    }
    const response = await fetch(url, request).catch((error: unknown) => {
      throw new Failure('unavailable', { cause: error })
    })
    if (response.status === 204) return undefined as never
    const answer: unknown = await response.json().catch(() => NOT_JSON)
    if (!response.ok) throw failureOf(response.status, answer)
    // Somebody between us and the server answered in its stead.
    if (answer === NOT_JSON) throw new Failure('unavailable')
    return answer as never
  }
}

/** A body that holds a file travels as a multipart form, any other as JSON. */
function isForm(body: unknown): body is Record<string, Blob | string> {
  return Object.values(body as object).some((value) => value instanceof Blob)
}

function formOf(fields: Record<string, Blob | string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

/** Where a call is answered: `/de/api/events/?page=2`. */
function addressOf(endpoint: Endpoint, locale: Locale, params: Record<string, unknown>): string {
  const { path, used } = fillPath(endpoint.path, params)
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(params)) {
    if (used.has(name) || value === undefined || value === null) continue
    for (const item of [value].flat()) query.append(name, String(item))
  }
  const search = query.size > 0 ? `?${query}` : ''
  return `/${locale}${path.replace(/\/?$/, '/')}${search}`
}

function documentCookie(name: string): string | undefined {
  const entry = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`))
  return entry && decodeURIComponent(entry.slice(name.length + 1))
}
