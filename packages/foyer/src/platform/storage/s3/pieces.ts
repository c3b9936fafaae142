import type { Content } from '../storage.ts'

/**
 * The content in pieces of the same size; the last one may be smaller, and an empty file has one empty piece. At most one piece is
 * in memory.
 */
export async function* piecesOf(content: Content, size: number): AsyncGenerator<Buffer> {
  if (Buffer.isBuffer(content)) {
    for (let at = 0; at === 0 || at < content.length; at += size) yield content.subarray(at, at + size)
    return
  }
  let waiting: Uint8Array[] = []
  let length = 0
  let given = 0
  for await (const arrived of content instanceof Blob ? content.stream() : content) {
    for (let rest: Uint8Array = arrived; rest.length > 0; ) {
      const some = rest.subarray(0, size - length)
      rest = rest.subarray(some.length)
      waiting.push(some)
      length += some.length
      if (length < size) continue
      yield Buffer.concat(waiting)
      given++
      waiting = []
      length = 0
    }
  }
  if (length > 0 || given === 0) yield Buffer.concat(waiting)
}
