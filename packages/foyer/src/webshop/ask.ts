import { Failure } from '../contract/errors.ts'
import { readWithin } from '../platform/http/read-within.ts'
import type { ShopLimits } from './limits.ts'
import type { ShopSession } from './port.ts'

export interface Question {
  method: 'GET' | 'POST' | 'PUT'
  /** Begins with one slash, so that it never leaves the origin. */
  path: string
  session?: ShopSession
  headers?: Record<string, string>
  body?: string
}

export interface ShopResponse {
  status: number
  type: string
  location: string | null
  retryAfter: string | null
  lastModified: string | null
  body: Buffer
}

/**
 * Sends one request to the shop's origin: without following redirects, and with limits of time and size. Every error is the
 * failure `shop_offline`.
 */
export async function ask(origin: string, question: Question, limits: ShopLimits): Promise<ShopResponse> {
  const url = new URL(question.path, origin)
  if (!question.path.startsWith('/') || url.origin !== origin) throw new Failure('not_found')
  const { session, headers = {}, body } = question
  try {
    const response = await fetch(url, {
      method: question.method,
      headers: { ...headers, ...(session && cookieHeader(session)) },
      body: body ?? null,
      redirect: 'manual',
      signal: AbortSignal.timeout(limits.timeoutMs),
    })
    const content = await readWithin(response, limits.maxBytes)
    if (session) for (const line of response.headers.getSetCookie()) takeCookie(session, line)
    return {
      status: response.status,
      type: (response.headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '',
      location: response.headers.get('location'),
      retryAfter: response.headers.get('retry-after'),
      lastModified: response.headers.get('last-modified'),
      body: content,
    }
  } catch (error) {
    throw new Failure('shop_offline', { cause: error })
  }
}

/** The same with one retry after a failure; only for requests that can safely be sent twice. */
export async function askTwice(
  origin: string,
  question: Question,
  limits: ShopLimits,
): Promise<ShopResponse> {
  const isGood = ({ status }: ShopResponse) => status < 500
  const first = await ask(origin, question, limits).catch(() => null)
  return first && isGood(first) ? first : ask(origin, question, limits)
}

function cookieHeader({ cookies }: ShopSession): Record<string, string> {
  const pairs = Object.entries(cookies).map(([name, value]) => `${name}=${value}`)
  return pairs.length > 0 ? { Cookie: pairs.join('; ') } : {}
}

const COOKIE = /^([\w.-]+)=([!#-+\--:<-[\]-~]*)$/
const MAX_NAME = 64
const MAX_VALUE = 2000

/** Takes name, value and age of a cookie from the shop; domain, path and other attributes are ours. */
function takeCookie(session: ShopSession, line: string): void {
  const [pair = '', ...attributes] = line.split(';').map((part) => part.trim())
  const [, name, value] = COOKIE.exec(pair) ?? []
  if (name === undefined || value === undefined) return
  if (name.length > MAX_NAME || value.length > MAX_VALUE) return
  const maxAge = attributes.find((attribute) => /^max-age=/i.test(attribute))?.slice('max-age='.length)
  const expires = attributes.find((attribute) => /^expires=/i.test(attribute))?.slice('expires='.length)
  const isOver = expires !== undefined && new Date(expires).getTime() <= 0
  const seconds = maxAge !== undefined && /^-?\d{1,9}$/.test(maxAge) ? Number(maxAge) : null
  const isGone = isOver || (seconds !== null && seconds <= 0)
  session.set({ name, value: isGone ? '' : value, maxAgeSeconds: isGone ? 0 : seconds })
}

/** The JSON of an answer, or the failure `shop_offline`: a shop that sends a page instead of data does not work. */
export function jsonIn({ status, type, body }: ShopResponse): unknown {
  if (status >= 500 || type !== 'application/json') throw new Failure('shop_offline')
  try {
    return JSON.parse(body.toString())
  } catch (error) {
    throw new Failure('shop_offline', { cause: error })
  }
}
