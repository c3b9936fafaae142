import {
  CART_AMOUNT_COOKIE,
  CART_URL_COOKIE,
  CONSENT_COOKIE,
  CSRF_COOKIE,
  hostName,
  SESSION_COOKIE,
  TOP_ALERT_COOKIE,
} from '../../../contract/cookies.ts'

/** What the house itself cannot work without: its own. */
function isRequired(name: string): boolean {
  const own = [
    SESSION_COOKIE,
    CSRF_COOKIE,
    CART_URL_COOKIE,
    CART_AMOUNT_COOKIE,
    TOP_ALERT_COOKIE,
    CONSENT_COOKIE,
    hostName(CONSENT_COOKIE),
  ]
  return own.includes(name) || name.startsWith(`${TOP_ALERT_COOKIE}-`)
}

/** The names among these cookies that are not required. */
export function foreignCookies(cookies: string): string[] {
  return cookies
    .split('; ')
    .map((entry) => entry.split('=', 1)[0] ?? '')
    .filter((name) => name !== '' && !isRequired(name))
}

/** Every domain a cookie of this host may belong to; the empty one is the host alone. */
export function domainsOf(host: string): string[] {
  const labels = host.split('.')
  const isAddress = /^[\d.]+$|:/.test(host)
  const parents = isAddress ? [] : labels.slice(0, -1).map((_, from) => labels.slice(from).join('.'))
  return ['', ...parents]
}

/** Every path a cookie seen here may belong to. */
export function pathsOf(pathname: string): string[] {
  const segments = pathname.split('/').filter(Boolean)
  return ['/', ...segments.map((_, last) => `/${segments.slice(0, last + 1).join('/')}`)]
}

/** Deletes what is not required and scripts can reach. A script cannot see where a cookie belongs, so it tries them all. */
export function deleteForeignCookies(): void {
  // A name with a prefix such as `__Secure-` cannot be touched without.
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  for (const name of foreignCookies(document.cookie)) {
    for (const domain of domainsOf(location.hostname)) {
      for (const path of pathsOf(location.pathname)) {
        // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
        document.cookie = `${name}=; Path=${path}; Max-Age=0${secure}${domain && `; Domain=${domain}`}`
      }
    }
  }
}
