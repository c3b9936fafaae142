import {
  CART_AMOUNT_COOKIE,
  CART_URL_COOKIE,
  CONSENT_COOKIE,
  CSRF_COOKIE,
  hostName,
  SESSION_COOKIE,
  TOP_ALERT_COOKIE,
} from '../../../contract/cookies.ts'

/** Cookies the site itself cannot work without. */
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

/** Every domain a cookie of this host may belong to; the empty string means the host alone. */
export function domainsOf(host: string): string[] {
  const labels = host.split('.')
  const isAddress = /^[\d.]+$|:/.test(host)
  const parents = isAddress ? [] : labels.slice(0, -1).map((_, from) => labels.slice(from).join('.'))
  return ['', ...parents]
}

/** Every path that a cookie visible here may belong to. */
export function pathsOf(pathname: string): string[] {
  const segments = pathname.split('/').filter(Boolean)
  return ['/', ...segments.map((_, last) => `/${segments.slice(0, last + 1).join('/')}`)]
}

/**
 * Deletes all cookies that are not required and that scripts can reach. A script cannot see a cookie's domain and path,
 * so it tries all.
 */
export function deleteForeignCookies(): void {
  // A cookie with a prefix such as `__Secure-` can only be changed with `Secure`.
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
