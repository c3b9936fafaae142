import { CONSENT_COOKIE } from '../../../ui/consent.ts'

/** What the house itself cannot work without: login, forms, cart, a closed alert. Everything else goes. */
const REQUIRED = /^(sessionid|csrftoken|top-alert-.*|cartAmount|cartUrl)$/

/** The names among these cookies that are not required. */
export function foreignCookies(cookies: string): string[] {
  return cookies
    .split('; ')
    .map((entry) => entry.split('=', 1)[0] ?? '')
    .filter((name) => name !== '' && name !== CONSENT_COOKIE && !REQUIRED.test(name))
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
  for (const name of foreignCookies(document.cookie)) {
    for (const domain of domainsOf(location.hostname)) {
      for (const path of pathsOf(location.pathname)) {
        // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
        document.cookie = `${name}=; Path=${path}; Max-Age=0${domain && `; Domain=${domain}`}`
      }
    }
  }
}
