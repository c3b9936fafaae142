import { type BrotliOptions, constants, type ZlibOptions } from 'node:zlib'

/** What a body is compressed with, in a header's words. */
export type Compression = 'br' | 'gzip'
export type Encoding = Compression | 'identity'

/** Bytes. Smaller bodies are sent uncompressed. */
export const WORTH_IT = 1024

/** `quick` is used while a caller waits: some 7 % larger, at half the work of the next level. `small` is used afterwards. */
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

/** Copies a body into memory of its own: otherwise it would keep the larger buffer it is a part of alive. */
export function exactly(form: Uint8Array): Buffer<ArrayBuffer> {
  return Buffer.from(new Uint8Array(form).buffer)
}

/** Large enough for the whole output of nearly every text: each further part costs a turn of the event loop. */
function roomFor(length: number): number {
  return Math.max(Math.ceil(length / 2), constants.Z_MIN_CHUNK)
}

/**
 * The smallest window, in bits, that holds a whole body; a larger one finds nothing more. With the usual window of 4 MB, eight
 * pages at once made V8 collect its whole heap.
 */
function windowFor(length: number): number {
  const { BROTLI_MIN_WINDOW_BITS: least, BROTLI_DEFAULT_WINDOW: most } = constants
  // Sixteen bytes of a window are reserved.
  return Math.min(Math.max(Math.ceil(Math.log2(length + 16)), least), most)
}
