import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'
import type { Config } from '../config/config.ts'

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/**
 * The network that an address is counted as. An IPv6 connection gets a whole network (/64) with 2^64 addresses, so a caller
 * refused under one could use another: the network counts as one caller.
 */
export function networkOf(address: string): string {
  const mapped = MAPPED_IPV4.exec(address)?.[1]
  if (mapped) return mapped
  // A zone (`fe80::1%eth0`) names an interface of this machine, not the caller.
  const [bare = ''] = address.split('%')
  return isIPv6(bare) ? `${groupsOf(bare).slice(0, 4).join(':')}::/64` : address
}

/**
 * The caller's address before Fastify has seen the request. Behind a proxy the last address it added counts, as in `server.ts`.
 */
export function addressOf(
  { headers, socket }: IncomingMessage,
  { trustProxy }: Pick<Config, 'trustProxy'>,
): string {
  const added = trustProxy
    ? String(headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : ''
  return networkOf(added || (socket.remoteAddress ?? ''))
}

/** All eight groups, as `new URL` writes them: without leading zeros, and IPv4 in hexadecimal. */
function groupsOf(address: string): string[] {
  const spelled = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [before = [], after = []] = spelled.split('::').map((part) => part.split(':').filter(Boolean))
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after]
}
