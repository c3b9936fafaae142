import { createHash } from 'node:crypto'
import { EMBED_PROVIDERS } from '../../contract/embed-providers.ts'
import { rememberByText } from '../cache/by-text.ts'

type Policy = Record<string, readonly string[]>

/**
 * Nothing is allowed that the site does not use. Scripts come from our own files: page data travels as inert JSON, so no
 * nonces are needed and a stored page stays valid. Exceptions, with their reasons:
 * - `style-src-attr`: React writes style attributes for values only known at run time (a poster's colour, a width).
 * - `frame-src`: the providers whose frames a visitor may let in, and frames of our own, in which HTML of admins that
 *   styles or runs something stands without our origin (`pages/html-frames.ts`).
 * - the tag manager, below: only on pages of a site that has set one, where it loads after consent.
 * - scripts and styles that stand in a page, by their hashes: our own, and the styles of the HTML an admin wrote for an error, on
 *   the page that shows it.
 */
const POLICY: Policy = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'style-src-attr': ["'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'media-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'worker-src': ["'self'"],
  'form-action': ["'self'"],
  'frame-src': ["'self'", ...Object.values(EMBED_PROVIDERS).map(({ origin }) => origin)],
  'frame-ancestors': ["'none'"],
  'base-uri': ["'none'"],
  'object-src': ["'none'"],
}

/**
 * What the tag manager and the statistics behind it load and tell, as their maker documents it. Tags that need another
 * address, or inline scripts, stay blocked until that address is written here.
 */
const TAG_MANAGER: Policy = {
  'script-src': ['https://*.googletagmanager.com'],
  'img-src': ['https://*.googletagmanager.com', 'https://*.google-analytics.com'],
  'connect-src': [
    'https://*.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
}

function spelled(...policies: Policy[]): string {
  const [first = {}, ...more] = policies
  return Object.entries(first)
    .map(([name, sources]) => [name, ...sources, ...more.flatMap((policy) => policy[name] ?? [])].join(' '))
    .join('; ')
}

const CONTENT_SECURITY_POLICY = spelled(POLICY)

/** By what is added to it: nearly all pages need one of a few. */
const policyWith = rememberByText(100, (added) => spelled(POLICY, ...(JSON.parse(added) as Policy[])))

const HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  'X-Frame-Options': 'DENY',
}

const ONE_YEAR = 31_536_000

/** The headers of every answer. Vite's development client needs inline scripts and a socket; it never serves visitors. */
export function securityHeaders({ tls, dev }: { tls: boolean; dev: boolean }): Record<string, string> {
  return {
    ...HEADERS,
    ...(!dev && { 'Content-Security-Policy': CONTENT_SECURITY_POLICY }),
    ...(tls && { 'Strict-Transport-Security': `max-age=${ONE_YEAR}; includeSubDomains` }),
  }
}

/**
 * What one page's answer says differently from every other answer. Settings decide it, so it is stored with the page. A page whose
 * address holds a secret tells it to nobody: neither as a referrer, nor to a tag manager, which reads where it is.
 */
export function pageHeaders({
  hasTagManager,
  hasSecret,
  scriptSources,
  styleSources,
}: PageNeeds): Record<string, string> {
  const inPage: Policy = { 'script-src': scriptSources, 'style-src': styleSources }
  const added = hasTagManager && !hasSecret ? [TAG_MANAGER, inPage] : [inPage]
  return {
    'Content-Security-Policy': policyWith(JSON.stringify(added)),
    // Without any referrer a browser would not say where the page's own form comes from, either.
    ...(hasSecret && { 'Referrer-Policy': 'strict-origin' }),
  }
}

interface PageNeeds {
  hasTagManager: boolean
  /** Its address is a link from a letter. */
  hasSecret: boolean
  /** The scripts and the styles that may stand in the page, as `hashSource` spells them. */
  scriptSources: string[]
  styleSources: string[]
}

/** How a policy spells that this very text may stand in a page. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
