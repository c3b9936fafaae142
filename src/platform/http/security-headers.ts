/**
 * Nothing is allowed that the site does not use. Scripts come from our own files alone: page data travels as inert
 * JSON, so neither nonces nor hashes are needed and a stored page stays valid. Exceptions, with their reasons:
 * - `style-src-attr`: React writes style attributes for values only known at run time (a poster's colour, a width).
 * - `frame-src`: HTML of admins that styles or runs something stands in frames of our own, which have no origin.
 */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "media-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "frame-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "object-src 'none'",
].join('; ')

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
