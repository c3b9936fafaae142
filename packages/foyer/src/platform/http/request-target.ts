import { CALLS_AND_FILES } from '../../contract/for-people.ts'
import { localeOfPath } from '../../contract/locale.ts'
import { normalPath } from '../../contract/normal-path.ts'
import { href } from '../../contract/routes.ts'

/** Escapes of letters, digits and marks, none of which an address has to escape. */
const NEEDLESS = /^[^?]*%(?:2[DE]|3\d|4[1-9A-F]|5[0-9AF]|6[1-9A-F]|7[0-9AE])/i

/**
 * Whether an address has needless escapes: `/%61pi/events` for `/api/events`. The router would decode it and find a call, while
 * code that looks at the address itself sees none. Pages are redirected to their normal spelling instead
 * (`site/routing/canonical-redirect.ts`).
 */
export function isDisguised(url: string): boolean {
  return NEEDLESS.test(url)
}

/**
 * The address that a request is answered with. Some paths have no valid spelling: decoded, `/%09/a:b` is the host `a` with a port
 * that is no number. For these a person gets the "not found" page under that page's own address. Calls and files refuse by
 * themselves.
 */
export function readableUrl(url: string): string {
  const [pathname = ''] = url.split('?', 1)
  if (!url.startsWith('/') || CALLS_AND_FILES.test(url) || normalPath(pathname) !== null) return url
  return href('notFound', localeOfPath(pathname.replaceAll('\\', '/')))
}
