import { Failure } from './errors.ts'

/** An offline site is somebody's decision; asking more often does not end it. */
const RETRY_AFTER_SECONDS = 120

/** What everything answers that is not reachable while the site is offline (1 §4 Site online check). */
export function siteOffline(cause?: unknown): Failure {
  return new Failure('site_offline', { retryAfter: RETRY_AFTER_SECONDS, cause })
}
