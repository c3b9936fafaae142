import type { IncomingHttpHeaders } from 'node:http'
import type { Socket } from 'node:net'
import { Failure } from '../../contract/errors.ts'
import type { Config } from '../config/config.ts'

const HOST = /^([\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i

interface Asked {
  headers: Pick<IncomingHttpHeaders, 'host'>
  socket: Pick<Socket, 'localAddress'>
}
type Where = Pick<Config, 'publicUrl' | 'port'>

/**
 * The address of this server, as canonical links, feeds and calendars name it. Only the Host header counts, not headers that a
 * proxy adds.
 */
export function originOf(request: Asked, where: Where): string {
  const host = hostOf(request, where)
  if (host === null) throw new Failure('invalid')
  return where.publicUrl ?? `http://${host}`
}

/**
 * The host that stored answers are stored under, because they contain whole addresses; null where the store must not be used.
 * Without `PUBLIC_URL` the Host header counts only where it names this machine: a caller can send any other host, and it would
 * appear in the answers of others.
 */
export function hostOf({ headers: { host = '' }, socket }: Asked, { publicUrl, port }: Where): string | null {
  if (publicUrl) return publicUrl
  const name = HOST.exec(host)?.[1]?.toLowerCase()
  if (name === undefined || !URL.canParse(`http://${host}`)) return null
  return isLocal(name, socket.localAddress) ? host : `localhost:${port}`
}

/** `localhost`, or the address that the request came to. On an IPv6 socket an IPv4 address is written as a mapped one. */
function isLocal(name: string, localAddress = ''): boolean {
  if (name === 'localhost' || name.endsWith('.localhost')) return true
  return name.replace(/[[\]]/g, '') === localAddress.toLowerCase().replace(/^::ffff:/, '')
}
