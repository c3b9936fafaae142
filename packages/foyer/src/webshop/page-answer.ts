import { Failure } from '../contract/errors.ts'
import { ask, askTwice, type ShopResponse } from './ask.ts'
import type { ShopLimits } from './limits.ts'
import type { PageAnswer, PageRequest } from './port.ts'

/** Types of files that a shop's page may need; none of them can run scripts. */
const FILES = new Set([
  ...['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif'],
  ...['application/pdf', 'text/calendar'],
])

/** Loads a page of the shop. Redirects must stay at its origin. Anything but a page or a harmless file is a 404. */
export async function askForPage(
  origin: string,
  { method, path, form, session, buyer }: PageRequest,
  limits: ShopLimits,
): Promise<PageAnswer> {
  const asking = method === 'GET' ? askTwice : ask
  const response = await asking(
    origin,
    {
      method,
      path,
      session,
      headers: {
        Accept: 'text/html',
        'Accept-Language': session.locale,
        // Encoded, because a header cannot hold every character of a name.
        ...(buyer && { 'X-Shop-Buyer': Buffer.from(JSON.stringify(buyer)).toString('base64url') }),
        ...(form !== null && { 'Content-Type': 'application/x-www-form-urlencoded' }),
      },
      ...(form !== null && { body: form }),
    },
    limits,
  )
  if (response.status >= 500) throw new Failure('shop_offline')
  if (response.status >= 300 && response.status < 400) return redirectOf(origin, path, response)
  if (response.type === 'text/html') {
    return { kind: 'page', status: response.status, html: response.body.toString() }
  }
  if (response.status === 200 && FILES.has(response.type)) {
    return { kind: 'file', type: response.type, content: response.body }
  }
  throw new Failure('not_found')
}

function redirectOf(origin: string, from: string, { location }: ShopResponse): PageAnswer {
  const base = new URL(from, origin)
  if (location === null || !URL.canParse(location, base)) throw new Failure('not_found')
  const to = new URL(location, base)
  // A redirect to another origin would take visitors away from the site.
  if (to.origin !== origin) throw new Failure('not_found')
  return { kind: 'redirect', path: to.pathname + to.search }
}
