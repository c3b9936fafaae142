import { createHash } from 'node:crypto'
import { isEmbedAllowed } from '../../contract/embed-offers.ts'
import { EMBED_PROVIDERS, type EmbedProviderName } from '../../contract/embed-providers.ts'
import { rememberByText } from '../cache/by-text.ts'

type Policy = Record<string, readonly string[]>

/**
 * Allows only what the site uses. Scripts come from our own files: page data is inert JSON, so no nonces are needed and a stored
 * page stays valid. Exceptions, with their reasons:
 * - `style-src-attr`: React writes style attributes for values that are known only at run time (a poster's colour, a width).
 * - `frame-src`: the providers whose frames a visitor may allow, and our own frames without our origin, which show the HTML of
 *   admins that contains styles or scripts (`pages/html-frames.ts`).
 * - the tag manager, below: only on pages of a site that has set one, where it loads after consent.
 * - scripts and styles inside a page, by their hashes: our own, and the styles of the HTML that an admin wrote for an error page.
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
  'frame-src': ["'self'", ...allowedFrames()],
  'frame-ancestors': ["'none'"],
  'base-uri': ["'none'"],
  'object-src': ["'none'"],
}

/**
 * What the tag manager and the statistics behind it load and send, as documented by their maker. Tags that need another address,
 * or inline scripts, stay blocked until that address is added here.
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

/** The origins of the providers that the house allows. */
function allowedFrames(): string[] {
  const names = Object.keys(EMBED_PROVIDERS) as EmbedProviderName[]
  return names.filter((name) => isEmbedAllowed(name)).map((name) => EMBED_PROVIDERS[name].origin)
}

function spelled(...policies: Policy[]): string {
  const [first = {}, ...more] = policies
  return Object.entries(first)
    .map(([name, sources]) => [name, ...sources, ...more.flatMap((policy) => policy[name] ?? [])].join(' '))
    .join('; ')
}

const CONTENT_SECURITY_POLICY = spelled(POLICY)

/** By the added policy: nearly all pages need one of a few. */
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
 * The headers that differ per page. Settings decide them, so they are stored with the page. Where the address contains a secret,
 * it must not leave the page: neither as a referrer, nor through a tag manager, which reads the address.
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
    // `no-referrer` would be stricter, but then a browser would not say where the page's own form comes from.
    ...(hasSecret && { 'Referrer-Policy': 'strict-origin' }),
  }
}

interface PageNeeds {
  hasTagManager: boolean
  /** The address is a link from an e-mail. */
  hasSecret: boolean
  /** The scripts and styles that are allowed in the page, as `hashSource` writes them. */
  scriptSources: string[]
  styleSources: string[]
}

/** The source expression of a policy that allows exactly this text in a page. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
