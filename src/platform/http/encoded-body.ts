import { promisify } from 'node:util'
import zlib from 'node:zlib'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

export type Encoding = 'br' | 'gzip' | 'identity'

/** Smaller bodies travel as they are. */
export const WORTH_IT = 1024

/** `quick` is for whoever waits for it, and some 7 % larger at half the work of the next level; `small` for everybody after them. */
type Effort = 'quick' | 'small'
const LEVELS: Record<Effort, { br: number; gzip: number }> = {
  quick: { br: 1, gzip: 1 },
  small: { br: 9, gzip: 9 },
}

export async function compress(body: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> {
  if (encoding === 'identity') return body
  const form = await (encoding === 'gzip' ? asGzip : asBrotli)(body, effort)
  // What is kept must not hold on to the room it was written into.
  return form.byteLength === form.buffer.byteLength ? form : Buffer.from(form)
}

function asGzip(body: Buffer, effort: Effort): Promise<Buffer> {
  return gzip(body, { level: LEVELS[effort].gzip, chunkSize: roomFor(body.length) })
}

function asBrotli(body: Buffer, effort: Effort): Promise<Buffer> {
  return brotli(body, {
    chunkSize: roomFor(body.length),
    params: {
      [zlib.constants.BROTLI_PARAM_QUALITY]: LEVELS[effort].br,
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      [zlib.constants.BROTLI_PARAM_LGWIN]: windowFor(body.length),
    },
  })
}

/** Enough for the whole form of nearly every text: for each part that does not fit, the event loop is asked again. */
function roomFor(length: number): number {
  return Math.max(Math.ceil(length / 2), zlib.constants.Z_MIN_CHUNK)
}

/**
 * The smallest window, in bits, that holds a whole body: a larger one finds nothing more. With the usual one, of 4 MB, eight pages
 * at once had V8 look through its whole heap once.
 */
function windowFor(length: number): number {
  const { BROTLI_MIN_WINDOW_BITS: least, BROTLI_DEFAULT_WINDOW: most } = zlib.constants
  // Sixteen bytes of a window are not for the body.
  return Math.min(Math.max(Math.ceil(Math.log2(length + 16)), least), most)
}

/** A body in every form a browser may ask for; each is made, beside the event loop, when the first asks for it. */
export interface EncodedBody {
  readonly identity: Buffer
  /** The form for an encoding, where it is there. */
  ready(encoding: Encoding): Buffer | undefined
  make(encoding: Encoding): Promise<Buffer>
  /** Makes the forms that are there smaller, once, while nobody waits for it. Worth it for what is asked for again. */
  improve(): void
  /** About how much memory it takes with all its forms. */
  readonly size: number
}

export function encodedBody(identity: Buffer): EncodedBody {
  const isSmall = identity.length < WORTH_IT
  const forms: Partial<Record<Encoding, Buffer>> = { identity }
  const makings: Partial<Record<Encoding, Promise<Buffer>>> = {}
  let isImproved = isSmall
  const make = async (encoding: Encoding): Promise<Buffer> => {
    const form = await compress(identity, encoding, isImproved ? 'small' : 'quick')
    forms[encoding] = form
    return form
  }
  return {
    identity,
    ready: (encoding) => (isSmall ? identity : forms[encoding]),
    async make(encoding) {
      if (isSmall) return identity
      makings[encoding] ??= make(encoding)
      return makings[encoding]
    },
    improve() {
      if (isImproved) return
      isImproved = true
      for (const encoding of ['br', 'gzip'] as const) {
        // One that fails leaves the form that is there.
        if (forms[encoding]) make(encoding).catch(() => {})
      }
    },
    // Text becomes a quarter of itself, in each of two encodings.
    size: isSmall ? identity.length : identity.length * 1.6,
  }
}
