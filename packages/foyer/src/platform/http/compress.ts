import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { brotliOptions, type Compression, type Effort, exactly, gzipOptions } from './encoding.ts'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)
const unpackBrotli = promisify(zlib.brotliDecompress)
const unpackGzip = promisify(zlib.gunzip)

/** Compresses in Node's thread pool, so that the event loop stays free. */
export async function compress(body: Buffer, compression: Compression, effort: Effort): Promise<Buffer> {
  const form =
    compression === 'br'
      ? await brotli(body, brotliOptions(body, effort))
      : await gzip(body, gzipOptions(body, effort))
  return exactly(form)
}

export function decompress(form: Buffer, compression: Compression): Promise<Buffer> {
  return compression === 'br' ? unpackBrotli(form) : unpackGzip(form)
}
