import { promisify } from 'node:util'
import { Worker } from 'node:worker_threads'
import zlib from 'node:zlib'
import { brotliOptions, type Compression, type Effort, exactly, gzipOptions } from './encoding.ts'

/** What the thread is given. */
export interface ToCompress {
  id: number
  body: Uint8Array
  compression: Compression
}

/** What it answers. */
export interface Compressed {
  id: number
  bytes: Uint8Array<ArrayBuffer>
}

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)
const unpackBrotli = promisify(zlib.brotliDecompress)
const unpackGzip = promisify(zlib.gunzip)

/** Beside the event loop. What somebody waits for never waits for what nobody does: each has threads of its own. */
export async function compress(body: Buffer, compression: Compression, effort: Effort): Promise<Buffer> {
  const inPool = async () => {
    const isBrotli = compression === 'br'
    return exactly(
      await (isBrotli ? brotli(body, brotliOptions(body, effort)) : gzip(body, gzipOptions(body, effort))),
    )
  }
  // A thread that has failed takes nobody along.
  return effort === 'quick' ? inThread(body, compression).catch(inPool) : inPool()
}

export function decompress(form: Buffer, compression: Compression): Promise<Buffer> {
  return compression === 'br' ? unpackBrotli(form) : unpackGzip(form)
}

interface Thread {
  worker: Worker
  waiting: Map<number, PromiseWithResolvers<Buffer>>
}

let thread: Thread | null = null
let asked = 0

/**
 * Compresses in the thread. Node's own way, in its pool, builds a stream for every body, goes there twice, and what went through it stays in
 * memory until V8 looks through its whole heap, which it then does with every few hundred pages.
 */
function inThread(body: Buffer, compression: Compression): Promise<Buffer> {
  thread ??= startThread()
  const { worker, waiting } = thread
  const answer = Promise.withResolvers<Buffer>()
  const id = ++asked
  waiting.set(id, answer)
  worker.ref()
  worker.postMessage({ id, body, compression } satisfies ToCompress)
  return answer.promise
}

function startThread(): Thread {
  const worker = new Worker(new URL('./compression-thread.ts', import.meta.url))
  const waiting: Thread['waiting'] = new Map()
  worker.on('message', ({ id, bytes }: Compressed) => {
    waiting.get(id)?.resolve(Buffer.from(bytes.buffer))
    waiting.delete(id)
    // Nobody goes on living for its sake.
    if (waiting.size === 0) worker.unref()
  })
  worker.once('error', (error) => {
    thread = null
    for (const { reject } of waiting.values()) reject(error)
  })
  return { worker, waiting }
}
