import { Readable } from 'node:stream'
import { checkedKey, isKey, type Storage, type StoredFile } from '../storage.ts'
import { piecesOf } from './pieces.ts'
import { createS3Client, type S3Call, type S3Client, type S3Settings, unavailable } from './s3-client.ts'
import { errorIn, listingIn, partsAsXml, uploadIdIn } from './s3-xml.ts'

/** A larger file is sent in parts of this size. S3 allows 10,000 parts, and none but the last below 5 MiB. */
const PART = 8 * 1024 * 1024
/** Removed at the same time. */
const AT_ONCE = 8

/** Keeps files on a server that speaks the protocol S3. */
export function s3Storage(settings: S3Settings, client = createS3Client(settings)): Storage {
  const list = (folder = '') => filesIn(client, settings.prefix, folder)
  const remove = async (key: string) => {
    await client.send({ method: 'DELETE', key: checkedKey(key) })
  }
  return {
    async put(key, content) {
      checkedKey(key)
      const pieces = piecesOf(content, PART)
      const first = await pieces.next()
      const second = await pieces.next()
      if (!second.done) return putInParts(client, key, [first.value, second.value], pieces)
      await needed(client, { method: 'PUT', key, body: first.value })
    },
    async read(key, part) {
      return openFile(client, checkedKey(key), part)
    },
    async sizeOf(key) {
      const answer = await client.send({ method: 'HEAD', key: checkedKey(key) })
      return answer && Number(answer.headers.get('content-length'))
    },
    remove,
    async removeAll(folder) {
      const some: string[] = []
      for await (const { key } of list(`${checkedKey(folder)}/`)) {
        some.push(key)
        if (some.length === AT_ONCE) await Promise.all(some.splice(0).map(remove))
      }
      await Promise.all(some.map(remove))
    },
    list,
  }
}

/** The answer to a call for something that must be there. */
async function needed(client: S3Client, call: S3Call): Promise<Response> {
  const answer = await client.send(call)
  if (!answer) throw unavailable(new Error(`${call.method}: there is no such file or upload`))
  return answer
}

/** The file can be read only when all parts have arrived. */
async function putInParts(
  client: S3Client,
  key: string,
  begun: Buffer[],
  rest: AsyncIterable<Buffer>,
): Promise<void> {
  const answer = await needed(client, { method: 'POST', key, query: { uploads: '' } })
  const uploadId = uploadIdIn(await answer.text())
  if (!uploadId) throw unavailable(new Error('no id for an upload in parts'))
  const etags: string[] = []
  const putPart = async (body: Buffer) => {
    const query = { partNumber: String(etags.length + 1), uploadId }
    const { headers } = await needed(client, { method: 'PUT', key, query, body })
    etags.push(headers.get('etag') ?? '')
  }
  try {
    for (const piece of begun) await putPart(piece)
    for await (const piece of rest) await putPart(piece)
    const body = Buffer.from(partsAsXml(etags))
    const done = await needed(client, { method: 'POST', key, query: { uploadId }, body })
    // It may begin its answer before it knows how it ends.
    const error = errorIn(await done.text())
    if (error) throw unavailable(new Error(error))
  } catch (error) {
    // Else the server keeps the parts; a rule of the bucket may remove what a crash leaves.
    await client.send({ method: 'DELETE', key, query: { uploadId } }).catch(() => {})
    throw error
  }
}

async function* filesIn(client: S3Client, prefix: string, folder: string): AsyncIterable<StoredFile> {
  let after: string | undefined
  do {
    const query = { 'list-type': '2', prefix: prefix + folder, ...(after && { 'continuation-token': after }) }
    const { files, next } = listingIn(await (await needed(client, { method: 'GET', query })).text())
    for (const { key, size } of files) {
      const own = key.slice(prefix.length)
      // Another program may keep something in the bucket as well.
      if (isKey(own)) yield { key: own, size }
    }
    after = next
  } while (after)
}

interface Part {
  start: number
  end: number
}

async function openFile(client: S3Client, key: string, part?: Part) {
  const stop = new AbortController()
  const headers = part && { Range: `bytes=${part.start}-${part.end}` }
  const answer = await client.send({ method: 'GET', key, headers, stop })
  if (!answer) return null
  const length = Number(answer.headers.get('content-length'))
  const size = part ? Number(answer.headers.get('content-range')?.split('/')[1]) : length
  const start = part?.start ?? 0
  const stream = Readable.from(
    bytesOf(client, { key, answer, part: { start, end: start + length - 1 }, stop }),
    { objectMode: false },
  )
  // Also if no byte was ever read.
  stream.once('close', () => stop.abort())
  return { size, stream }
}

interface Reading {
  key: string
  answer: Response
  part: Part
  stop: AbortController
}

/** The bytes of a part. Where the connection is lost on the way, the rest of the same file is asked for again. */
async function* bytesOf(client: S3Client, { key, answer, part, stop }: Reading): AsyncGenerator<Uint8Array> {
  const etag = answer.headers.get('etag') ?? ''
  let at = part.start
  let reader = answer.body?.getReader()
  for (let losses = 0; at <= part.end; ) {
    try {
      const arrived = await inTime(client, stop, () => reader?.read())
      if (!arrived || arrived.done) throw new Error(`the file ends at byte ${at}`)
      at += arrived.value.length
      yield arrived.value
    } catch (error) {
      losses++
      if (stop.signal.aborted || losses === client.limits.attempts)
        throw unavailable(stop.signal.reason ?? error)
      const headers = { Range: `bytes=${at}-${part.end}`, 'If-Match': etag }
      reader = (await needed(client, { method: 'GET', key, headers, stop })).body?.getReader()
    }
  }
}

/** A reader that is slow is no fault of the server, so the time is only that of one answer. */
async function inTime<T>(client: S3Client, stop: AbortController, read: () => T): Promise<Awaited<T>> {
  const { silenceMs } = client.limits
  const timer = setTimeout(() => stop.abort(new Error(`nothing for ${silenceMs} ms`)), silenceMs)
  try {
    return await read()
  } finally {
    clearTimeout(timer)
  }
}
