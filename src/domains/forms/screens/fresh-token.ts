import type { Call } from '../../../contract/endpoint.ts'
import { isFailure } from '../../../contract/errors.ts'
import { accounts } from '../../accounts/endpoints.ts'

/** The session a page was opened in may have ended: then a new token is fetched, and the same is tried once more. */
export async function withFreshToken<T>(call: Call, write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (!isFailure(error) || error.code !== 'csrf_failed') throw error
    await call(accounts.details)
    return write()
  }
}
