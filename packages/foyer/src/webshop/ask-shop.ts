import { Failure } from '../contract/errors.ts'
import { ask, jsonIn } from './ask.ts'
import type { ShopTools } from './define-shop.ts'
import type { ShopSession } from './port.ts'

export interface ShopQuestion {
  /** Begins with one slash, so that it never leaves the shop. */
  path: string
  /** Sent as JSON by POST; without it the question is a GET. */
  body?: unknown
  headers?: Record<string, string>
  /** The visitor whose cookies the shop gets and may set; without it, none. */
  session?: ShopSession
}

export interface ShopAnswer {
  status: number
  json: unknown
}

/**
 * Asks a shop for JSON, within the limits of time and size and through the breaker. Redirects are not followed. Null where the shop
 * has nothing there (404); the failure `shop_offline` where it does not answer, or not with JSON.
 */
export function askShop(
  origin: string,
  { path, body, headers, session }: ShopQuestion,
  { breaker, limits }: Pick<ShopTools, 'breaker' | 'limits'>,
): Promise<ShopAnswer | null> {
  return breaker.run(async () => {
    const response = await ask(
      origin,
      {
        method: body === undefined ? 'GET' : 'POST',
        path,
        headers: {
          Accept: 'application/json',
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        ...(session && { session }),
      },
      limits,
    )
    if (response.status === 404) return null
    if (response.status >= 300 && response.status < 400) throw new Failure('shop_offline')
    return { status: response.status, json: jsonIn(response) }
  })
}
