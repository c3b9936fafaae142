import type { FastifyRequest } from 'fastify'
import { Failure } from '../../contract/errors.ts'
import type { Config } from '../config/config.ts'

const HOST = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i

/** The address we call our own. The Host header itself and nothing a proxy adds: stored pages are kept by it. */
export function originOf({ headers: { host = '' } }: FastifyRequest, { publicUrl }: Config): string {
  if (publicUrl) return publicUrl
  const origin = `http://${host}`
  if (!HOST.test(host) || !URL.canParse(origin)) throw new Failure('invalid')
  return origin
}
