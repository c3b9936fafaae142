import { parentPort } from 'node:worker_threads'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Compressed, ToCompress } from './compress.ts'
import { brotliOptions, exactly, gzipOptions } from './encoding.ts'

/** A thread that compresses one body after the other, for whoever waits for it. */
parentPort?.on('message', ({ id, body, compression }: ToCompress) => {
  const form =
    compression === 'br'
      ? brotliCompressSync(body, brotliOptions(body, 'quick'))
      : gzipSync(body, gzipOptions(body, 'quick'))
  const bytes = exactly(form)
  parentPort?.postMessage({ id, bytes } satisfies Compressed, [bytes.buffer])
})
