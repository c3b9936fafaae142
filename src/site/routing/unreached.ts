import { data as withStatus } from 'react-router'

/** What the error screen reads when no answer came at all. */
export const NO_CONNECTION = { code: 'no_connection' }

/** Code that cannot be had without a network is no fault of the page. */
export function asUnreached(error: unknown): never {
  const isCut = !import.meta.env.SSR && !navigator.onLine
  throw isCut ? withStatus(NO_CONNECTION, { status: 503 }) : error
}
