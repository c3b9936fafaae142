import { CSRF_COOKIE } from '../../contract/cookies.ts'
import type { Context } from '../context.ts'

/**
 * The name under which calls are counted: the account, or this browser at this address. A browser is known by the CSRF token of
 * its writes. It can ask for another token, so what is counted by caller also has a limit for the whole address.
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
