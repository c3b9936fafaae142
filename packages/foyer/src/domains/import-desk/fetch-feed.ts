import { exportText } from '../../contract/export-text.ts'
import { readWithin } from '../../platform/http/read-within.ts'
import { UnreadableFeed } from './unreadable-feed.ts'

const FEED_LIMITS = { timeoutMs: 20_000, maxBytes: 5 * 1024 * 1024 }

/** quality, Security: outgoing calls go to configured origins only. An address with a login in it is refused too. */
export function isAllowed(address: string, origins: readonly string[]): boolean {
  if (!URL.canParse(address)) return false
  const { origin, username, password } = new URL(address)
  return origins.includes(origin) && username === '' && password === ''
}

/** One request without redirects, with a limit of time and size. */
export async function fetchFeed(
  address: string,
  origins: readonly string[],
  { timeoutMs, maxBytes } = FEED_LIMITS,
): Promise<string> {
  if (!isAllowed(address, origins)) throw new UnreadableFeed('notAllowed')
  try {
    const response = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) })
    const body = await readWithin(response, maxBytes)
    if (response.status !== 200) throw new UnreadableFeed('notReached')
    return exportText(body)
  } catch (error) {
    if (error instanceof UnreadableFeed) throw error
    throw new UnreadableFeed(error instanceof RangeError ? 'tooLarge' : 'notReached')
  }
}
