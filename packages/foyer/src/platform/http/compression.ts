import type { FastifyInstance } from 'fastify'
import { rememberByText } from '../cache/by-text.ts'
import { compress } from './compress.ts'
import { type Encoding, WORTH_IT } from './encoding.ts'

const COMPRESSIBLE = /^(text\/|application\/(json|xml|javascript)|image\/svg)/

const bestOf = rememberByText<Encoding>(100, (accepted) =>
  takes(accepted, 'br') ? 'br' : takes(accepted, 'gzip') ? 'gzip' : 'identity',
)

/** The best encoding that the caller accepts. */
export function chooseEncoding(acceptEncoding: string | string[] | undefined): Encoding {
  return bestOf(String(acceptEncoding ?? ''))
}

function takes(accepted: string, name: string): boolean {
  return accepted.split(',').some((entry) => {
    const [token, weight] = entry.split(';').map((part) => part.trim().toLowerCase())
    return token === name && !/^q=0(\.0*)?$/.test(weight ?? '')
  })
}

/** Compresses responses that are made for one caller. Stored responses and built files are compressed already. */
export function addCompression(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload
    if (reply.hasHeader('content-encoding') || request.method === 'HEAD') return payload
    if (!COMPRESSIBLE.test(String(reply.getHeader('content-type') ?? ''))) return payload
    const body = Buffer.from(payload as string)
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    if (body.length < WORTH_IT || encoding === 'identity') return payload
    reply
      .header('Content-Encoding', encoding)
      .header('Vary', varyWith(reply.getHeader('vary'), 'Accept-Encoding'))
    reply.removeHeader('content-length')
    return compress(body, encoding, 'quick')
  })
}

function varyWith(current: unknown, name: string): string {
  const names = String(current ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
  return names.includes(name) ? names.join(', ') : [...names, name].join(', ')
}
