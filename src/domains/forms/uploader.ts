import { createHmac } from 'node:crypto'
import type { Context } from '../../platform/context.ts'
import { CSRF_COOKIE } from '../../platform/http/cookies.ts'

/**
 * Who uploads or sends, as a fingerprint that says nothing about them: the account, or for a visitor the token that was
 * given to this browser and that every write must carry.
 */
export function uploaderOf({
  viewer,
  cookies,
  secret,
}: Pick<Context, 'viewer' | 'cookies' | 'secret'>): string {
  const who = viewer.userId === null ? `visitor ${cookies.get(CSRF_COOKIE) ?? ''}` : `user ${viewer.userId}`
  return createHmac('sha256', secret).update(`uploader: ${who}`).digest('base64url')
}
