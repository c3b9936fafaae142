import { type BrotliOptions, constants, type ZlibOptions } from 'node:zlib'

/** What a body is compressed with, in a header's words. */
export type Compression = 'br' | 'gzip'
export type Encoding = Compression | 'identity'

/** Smaller bodies travel as they are. */
export const WORTH_IT = 1024

/** `quick` is for whoever waits for it, and some 7 % larger at half the work of the next level; `small` for everybody after them. */
export type Effort = 'quick' | 'small'
const LEVELS: Record<Effort, { br: number; gzip: number }> = {
  quick: { br: 1, gzip: 1 },
  small: { br: 9, gzip: 9 },
}

export function brotliOptions({ length }: Uint8Array, effort: Effort): BrotliOptions {
  return {
    chunkSize: roomFor(length),
    params: {
      [constants.BROTLI_PARAM_QUALITY]: LEVELS[effort].br,
      [constants.BROTLI_PARAM_SIZE_HINT]: length,
      [constants.BROTLI_PARAM_LGWIN]: windowFor(length),
    },
  }
}

export function gzipOptions({ length }: Uint8Array, effort: Effort): ZlibOptions {
  return { level: LEVELS[effort].gzip, chunkSize: roomFor(length) }
}

/** A copy in memory of its own: a stored body must not keep the larger buffer that it was written into. */
export function exactly(form: Uint8Array): Buffer<ArrayBuffer> {
  return Buffer.from(new Uint8Array(form).buffer)
}

/** Enough for the whole form of nearly every text: for each part that does not fit, the event loop is asked again. */
function roomFor(length: number): number {
  return Math.max(Math.ceil(length / 2), constants.Z_MIN_CHUNK)
}

/**
 * The smallest window, in bits, that holds a whole body: a larger one finds nothing more. With the usual one, of 4 MB, eight pages
 * at once had V8 look through its whole heap once.
 */
function windowFor(length: number): number {
  const { BROTLI_MIN_WINDOW_BITS: least, BROTLI_DEFAULT_WINDOW: most } = constants
  // Sixteen bytes of a window are not for the body.
  return Math.min(Math.max(Math.ceil(Math.log2(length + 16)), least), most)
}
