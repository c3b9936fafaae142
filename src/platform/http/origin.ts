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

/** The address of this server, as canonical links, feeds and calendars name it. Only the Host header counts, nothing a proxy adds. */
export function originOf(request: Asked, where: Where): string {
  const host = hostOf(request, where)
  if (host === null) throw new Failure('invalid')
  return where.publicUrl ?? `http://${host}`
}

/**
 * What stored answers are kept under, because they hold whole addresses; null where nothing is to be answered from the store. Without
 * PUBLIC_URL the Host header counts only where it names this machine: anybody can send any other, and their address would
 * stand in what is told to others.
 */
export function hostOf({ headers: { host = '' }, socket }: Asked, { publicUrl, port }: Where): string | null {
  if (publicUrl) return publicUrl
  const name = HOST.exec(host)?.[1]?.toLowerCase()
  if (name === undefined || !URL.canParse(`http://${host}`)) return null
  return isLocal(name, socket.localAddress) ? host : `localhost:${port}`
}

/** `localhost`, or the address that the request came to; IPv4 over an IPv6 socket says that it is mapped. */
function isLocal(name: string, localAddress = ''): boolean {
  if (name === 'localhost' || name.endsWith('.localhost')) return true
  return name.replace(/[[\]]/g, '') === localAddress.toLowerCase().replace(/^::ffff:/, '')
}
