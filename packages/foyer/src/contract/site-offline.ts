import { Failure } from './errors.ts'

/** An editor has switched the site off, so asking more often makes no sense. */
const RETRY_AFTER_SECONDS = 120

/** The answer of everything that is not available while the site is offline (1 §4 Site online check). */
export function siteOffline(cause?: unknown): Failure {
  return new Failure('site_offline', { retryAfter: RETRY_AFTER_SECONDS, cause })
}
