import { createHash } from 'node:crypto'
import { Readable, Transform, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Encrypter } from 'age-encryption'
import { pack } from 'tar-stream'
import { MANIFEST, type Manifest } from './manifest.ts'

export interface ArchiveWriter {
  add(name: string, content: Buffer): Promise<void>
  /** A file of a known size, piece by piece. */
  addStream(name: string, size: number, content: Readable): Promise<void>
  /** Bytes that have left, encrypted. */
  written(): number
}

/** Writes an archive piece by piece into `sink`: what `fill` adds, then the manifest. Nothing is in memory as a whole. */
export async function writeArchive(
  sink: Writable,
  { encrypter, signal }: { encrypter: Encrypter; signal: AbortSignal },
  fill: (writer: ArchiveWriter) => Promise<void>,
): Promise<Manifest> {
  const tar = pack()
  const parts: Manifest['parts'] = []
  let written = 0
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      written += chunk.length
      done(null, chunk)
    },
  })
  const gzip = createGzip({ level: 5 })
  const encrypted = encrypter.encrypt(Readable.toWeb(gzip) as ReadableStream<Uint8Array>)
  const leaving = Promise.all([
    pipeline(tar, gzip, { signal }),
    encrypted.then((stream) => pipeline(Readable.fromWeb(stream as never), count, sink, { signal })),
  ])
  // Heard below, when the parts have been added.
  leaving.catch((error) => tar.destroy(error))

  const addStream = async (name: string, size: number, content: Readable) => {
    const hash = createHash('sha256')
    let passed = 0
    const entry = tar.entry({ name, size })
    await pipeline(
      content,
      async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          hash.update(chunk)
          passed += chunk.length
          yield chunk
        }
      },
      entry,
      { signal },
    )
    if (passed !== size) throw new Error(`${name} changed while it was read`)
    parts.push({ name, size, sha256: hash.digest('hex') })
  }
  const add = (name: string, content: Buffer) => addStream(name, content.length, Readable.from([content]))
  try {
    await fill({ add, addStream, written: () => written })
    const manifest = { parts: [...parts] }
    await add(MANIFEST, Buffer.from(JSON.stringify(manifest)))
    tar.finalize()
    await leaving
    return manifest
  } catch (error) {
    tar.destroy(error as Error)
    await leaving.catch(() => {})
    throw signal.aborted ? signal.reason : error
  }
}
