import { promisify } from 'node:util'
import zlib from 'node:zlib'
import type { FastifyInstance } from 'fastify'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

type Encoding = 'br' | 'gzip' | 'identity'

/** A body in every form a browser may ask for. */
export type Encoded = Record<Encoding, Buffer>

const WORTH_IT = 1024
const COMPRESSIBLE = /^(text\/|application\/(json|xml|javascript)|image\/svg)/

/** Browsers send a handful of different headers; parsing each once is enough. Strangers may send any: hence the limit. */
const chosen = new Map<string, Encoding>()
const MAX_CHOSEN = 100

/** The best form the caller understands. */
export function chooseEncoding(acceptEncoding: string | string[] | undefined): Encoding {
  const accepted = String(acceptEncoding ?? '')
  let encoding = chosen.get(accepted)
  if (!encoding) {
    encoding = takes(accepted, 'br') ? 'br' : takes(accepted, 'gzip') ? 'gzip' : 'identity'
    if (chosen.size < MAX_CHOSEN) chosen.set(accepted, encoding)
  }
  return encoding
}

function takes(accepted: string, name: string): boolean {
  return accepted.split(',').some((entry) => {
    const [token, weight] = entry.split(';').map((part) => part.trim().toLowerCase())
    return token === name && !/^q=0(\.0*)?$/.test(weight ?? '')
  })
}

async function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') {
    return brotli(body, {
      params: {
        [zlib.constants.BROTLI_PARAM_QUALITY]: 5,
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    })
  }
  return encoding === 'gzip' ? gzip(body, { level: 6 }) : body
}

/** Brotli at once, which nearly everybody takes; gzip when the first asks for it. */
export async function encodeAll(identity: Buffer): Promise<Encoded> {
  const br = await compress(identity, 'br')
  let zipped: Buffer | undefined
  return {
    identity,
    br,
    get gzip() {
      zipped ??= zlib.gzipSync(identity, { level: 6 })
      return zipped
    },
  }
}

/** Compresses what is made afresh. What comes from the store or the build is compressed already. */
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
    return compress(body, encoding)
  })
}

function varyWith(current: unknown, name: string): string {
  const names = String(current ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
  return names.includes(name) ? names.join(', ') : [...names, name].join(', ')
}
