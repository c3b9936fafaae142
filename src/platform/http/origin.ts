import type { FastifyRequest } from 'fastify'
import { Failure } from '../../contract/errors.ts'
import type { Config } from '../config/config.ts'

const HOST = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i

/** The address of this server. Only the Host header counts, nothing a proxy adds: it is part of the key of stored pages. */
export function originOf({ headers: { host = '' } }: FastifyRequest, { publicUrl }: Config): string {
  if (publicUrl) return publicUrl
  const origin = `http://${host}`
  if (!HOST.test(host) || !URL.canParse(origin)) throw new Failure('invalid')
  return origin
}
