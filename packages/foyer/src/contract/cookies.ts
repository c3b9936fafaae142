/** The names of all cookies. All but the last are given by the specification (1 §4, 1 §6, 2 §7; 3-readings, Calls). */
export const SESSION_COOKIE = 'sessionid'
export const CSRF_COOKIE = 'csrftoken'
export const CART_URL_COOKIE = 'cartUrl'
export const CART_AMOUNT_COOKIE = 'cartAmount'
export const TOP_ALERT_COOKIE = 'top-alert'
export const CONSENT_COOKIE = 'cookie-consent'

/**
 * The name over TLS of a cookie whose name we may choose. Browsers accept a cookie with this prefix only from this host, so that
 * neither a neighbouring subdomain nor an attacker on the network can replace it. Without TLS browsers refuse the prefix, so the
 * plain name is used.
 */
export function hostName(name: string): string {
  return `__Host-${name}`
}

/**
 * The value of a cookie in a `Cookie` header or in `document.cookie`; the first one where there are several. Spaces and tabs
 * around a name are ignored.
 */
export function cookieIn(cookies: string, name: string): string | undefined {
  for (const pair of cookies.split(';')) {
    const equals = pair.indexOf('=')
    if (equals < 0 || pair.slice(0, equals).trim() !== name) continue
    const value = pair.slice(equals + 1).trim()
    try {
      return decodeURIComponent(value)
    } catch {
      return value
    }
  }
  return undefined
}
