import { CSRF_COOKIE } from '../../contract/cookies.ts'
import type { Context } from '../context.ts'

/**
 * Who calls, for counting: the account, or this browser at this address. A browser is known by the token that its writes carry. It can
 * ask for another one, so what is counted by caller has a limit for the whole address as well.
 */
export function callerOf({
  viewer,
  cookies,
  address,
}: Pick<Context, 'viewer' | 'cookies' | 'address'>): string {
  return viewer.userId === null
    ? `visitor ${cookies.get(CSRF_COOKIE) ?? ''} ${address}`
    : `user ${viewer.userId}`
}
