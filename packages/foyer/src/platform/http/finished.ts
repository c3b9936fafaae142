import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Origin } from '../cache/reads.ts'
import { chooseEncoding } from './compression.ts'
import { type EncodedBody, encodedBody } from './encoded-body.ts'

/** An answer that is complete, so that it can be sent to any caller who may have it. */
export interface Finished {
  body: EncodedBody
  /** Made of the uncompressed answer: a different answer has a different tag. */
  etag: string
  /** The content type, and other headers that not all answers have. */
  headers: Record<string, string>
  /** Set where an edge may keep it too. */
  edge?: KeptAtEdge
}

/** What an edge may keep, and until when: the address under which it is asked for, without what its screen does not read. */
export interface KeptAtEdge extends Pick<Origin, 'tags' | 'expires'> {
  url: string
}

/** Pass `etag` where it is known already, because making one reads all bytes. */
export function finish(
  body: string | Buffer,
  headers: Record<string, string>,
  etag: string = etagOf(body),
): Finished {
  return { body: encodedBody(typeof body === 'string' ? Buffer.from(body) : body), etag, headers }
}

export function etagOf(...parts: (string | Buffer)[]): string {
  return `"${printOf(...parts).slice(0, 22)}"`
}

/** A hash of the parts: different parts have a different hash. */
export function printOf(...parts: (string | Buffer)[]): string {
  // Half of what SHA-256 costs on a processor without instructions for it.
  const hash = createHash('sha512')
  for (const part of parts) hash.update(part)
  return hash.digest('base64url')
}

const NOTHING: Record<string, string> = {}

/** Names and values in turn: Node reads a list faster than an object. */
type HeaderList = (string | number)[]

/** Sends finished answers without Fastify: this path must stay fast when very many visitors come at once. */
export interface FinishedWriter {
  /** False where the requested encoding is not ready. */
  write(request: IncomingMessage, response: ServerResponse, finished: Finished): boolean
  send(request: IncomingMessage, response: ServerResponse, finished: Finished): Promise<void>
}

/** `forEdge` gives the headers for an edge, where there is one. */
export function finishedWriter(
  everyAnswer: Record<string, string>,
  forEdge: (kept: KeptAtEdge) => Record<string, string> = () => NOTHING,
): FinishedWriter {
  const always = { ...everyAnswer, 'Cache-Control': 'no-cache' }
  /** By the bytes of one encoding. */
  const headersOf = new WeakMap<Buffer, HeaderList>()

  const write: FinishedWriter['write'] = (request, response, { body, etag, headers: own, edge }) => {
    // Under another address it would be kept a second time.
    const atEdge = edge?.url === request.url ? forEdge(edge as KeptAtEdge) : NOTHING
    if (isHeld(request.headers['if-none-match'], etag)) {
      response.writeHead(304, { ...always, ...own, ...atEdge, ETag: etag }).end()
      return true
    }
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    const bytes = body.ready(encoding)
    if (!bytes) return false
    let headers = atEdge === NOTHING ? headersOf.get(bytes) : undefined
    if (!headers) {
      const isEncoded = body.isCompressed && encoding !== 'identity'
      const asEncoded = isEncoded && { 'Content-Encoding': encoding }
      const named = {
        ...{ ...always, ...own, ...atEdge, ...asEncoded },
        ...{ ETag: etag, 'Content-Length': bytes.length },
      }
      // In small letters, as Node compares them.
      headers = Object.entries(named).flatMap(([name, value]) => [name.toLowerCase(), value])
      // How long an edge may keep it is different each time.
      if (atEdge === NOTHING) headersOf.set(bytes, headers)
    }
    response.writeHead(200, headers).end(request.method === 'HEAD' ? undefined : bytes)
    return true
  }
  return {
    write,
    async send(request, response, finished) {
      if (write(request, response, finished)) return
      await finished.body.make(chooseEncoding(request.headers['accept-encoding']))
      write(request, response, finished)
    },
  }
}

/** Whether the caller has this answer already. The header may list several tags, and a proxy may have marked them as weak. */
export function isHeld(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined || ifNoneMatch === etag) return ifNoneMatch === etag
  const held = ifNoneMatch.split(',').map((entry) => entry.trim().replace(/^W\//, ''))
  return held.includes(etag) || held.includes('*')
}
