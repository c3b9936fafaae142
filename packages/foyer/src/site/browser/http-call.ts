import { CSRF_COOKIE } from '../../contract/cookies.ts'
import { type Call, type CallOptions, type Endpoint, fillPath } from '../../contract/endpoint.ts'
import { Failure, failureOf, isFailure } from '../../contract/errors.ts'
import { isToolCall, type Locale, siteLocale } from '../../contract/locale.ts'
import { accounts } from '../../domains/accounts/endpoints.ts'
import { readCookie as documentCookie } from '../../ui/cookies.ts'

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
  const ask = async (endpoint: Endpoint, params: Record<string, unknown> = {}, init: RequestInit = {}) => {
    const response = await fetch(origin + addressOf(endpoint, locale, params), {
      method: endpoint.method,
      credentials: 'same-origin',
      ...init,
      headers: { Accept: 'application/json', ...init.headers },
    }).catch((error: unknown) => {
      throw new Failure('unavailable', { cause: error })
    })
    return answerOf(response)
  }
  /** 3-readings, Calls: the answer with the user's details brings a token, even without a session. */
  const fetchToken = () => ask(accounts.details)

  return async (endpoint, ...args) => {
    const [params, body, options] = args as [Record<string, unknown>?, unknown?, CallOptions?]
    if (endpoint.method === 'GET') return (await ask(endpoint, params)) as never
    const write = async () => {
      const init = writeInit(body, readCookie(CSRF_COOKIE), options?.signal)
      if (!options?.onProgress) return ask(endpoint, params, init)
      const url = origin + addressOf(endpoint, locale, params ?? {})
      // Few pages send files, so the code that sends them is loaded only when needed.
      const { sendWithProgress } = await import('./send-with-progress.ts').catch((cause: unknown) => {
        throw new Failure('unavailable', { cause })
      })
      return sendWithProgress(endpoint.method, url, init, options.onProgress)
    }
    if (readCookie(CSRF_COOKIE) === undefined) await fetchToken()
    try {
      return (await write()) as never
    } catch (error) {
      if (!isFailure(error) || error.code !== 'csrf_failed') throw error
      // The session in which this page was opened has ended, and with it the token: get a new token and try once more.
      await fetchToken()
      return (await write()) as never
    }
  }
}

function writeInit(body: unknown, token = '', signal?: AbortSignal): RequestInit {
  // The browser itself sets the type of a multipart form, because it chooses the boundary.
  const type: Record<string, string> =
    body === undefined || isForm(body) ? {} : { 'Content-Type': 'application/json' }
  return {
    headers: { ...type, 'X-CSRFToken': token },
    ...(body !== undefined && { body: isForm(body) ? formOf(body) : JSON.stringify(body) }),
    ...(signal && { signal }),
  }
}

async function answerOf(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined
  const answer: unknown = await response.json().catch(() => NOT_JSON)
  if (!response.ok) throw failureOf(response.status, answer)
  // The answer did not come from our server but from something between, such as a proxy.
  if (answer === NOT_JSON) throw new Failure('unavailable')
  return answer
}

/** A body with a file is sent as a multipart form, any other body as JSON. */
function isForm(body: unknown): body is Record<string, Blob | string> {
  return Object.values(body as object).some((value) => value instanceof Blob)
}

function formOf(fields: Record<string, Blob | string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

/** The address of a call with its parameters, such as `/de/api/events/?page=2`. */
function addressOf(endpoint: Endpoint, locale: Locale, params: Record<string, unknown>): string {
  const { path, used } = fillPath(endpoint.path, params)
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(params)) {
    if (used.has(name) || value === undefined || value === null) continue
    for (const item of [value].flat()) query.append(name, String(item))
  }
  const search = query.size > 0 ? `?${query}` : ''
  // The tools can be read in a language that the site does not have; only their own calls exist in it.
  const inLocale = isToolCall(path) ? locale : siteLocale(locale)
  return `/${inLocale}${path.replace(/\/?$/, '/')}${search}`
}
