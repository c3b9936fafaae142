import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Storage } from './storage.ts'

/** Enough to hide the time that each file waits for an S3 server. */
const AT_ONCE = 6

export interface Moved {
  /** Files that have been copied, and how many bytes they have. */
  files: number
  bytes: number
  /** Files that were there already. */
  there: number
}

interface Options {
  stopping?: AbortSignal
  onProgress?(moved: Moved): void
}

/**
 * Copies every file that `to` does not have yet, and reads it back: what arrived must have the hash of what was sent. A file is in
 * `to` only as a whole, so a run that was stopped goes on where it ended. The site may run meanwhile, with both storages
 * (`moving-storage.ts`).
 */
export async function moveFiles(
  { from, to }: { from: Storage; to: Storage },
  { stopping, onProgress }: Options = {},
): Promise<Moved> {
  const moved: Moved = { files: 0, bytes: 0, there: 0 }
  const files = from.list()[Symbol.asyncIterator]()
  const work = async () => {
    while (!stopping?.aborted) {
      const next = await files.next()
      if (next.done) return
      const { key, size } = next.value
      if ((await to.sizeOf(key)) === size) moved.there++
      else if (await copy(key, from, to)) {
        moved.files++
        moved.bytes += size
      }
      onProgress?.(moved)
    }
  }
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    return moved
  } finally {
    await files.return?.()
  }
}

/** False where the site has removed the file meanwhile. */
async function copy(key: string, from: Storage, to: Storage): Promise<boolean> {
  const found = await from.read(key)
  if (!found) return false
  const sent = createHash('sha256')
  await to.put(key, Readable.from(passing(found.stream, sent))).finally(() => found.stream.destroy())
  const arrived = createHash('sha256')
  const back = await to.read(key)
  if (back) for await (const piece of back.stream) arrived.update(piece)
  const isSame = arrived.digest('hex') === sent.digest('hex')
  // The site removes a file from both, first from here: it must not come back.
  const isStill = (await from.sizeOf(key)) !== null
  if (isSame && isStill) return true
  await to.remove(key)
  if (isStill) throw new Error(`${key} did not arrive as it was sent`)
  return false
}

async function* passing(stream: Readable, hash: ReturnType<typeof createHash>) {
  for await (const piece of stream) {
    hash.update(piece)
    yield piece
  }
}
