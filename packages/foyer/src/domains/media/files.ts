import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Failure } from '../../contract/errors.ts'
import { Bytes } from '../../platform/file-formats/bytes.ts'
import { isMp3 } from '../../platform/file-formats/mp3.ts'
import { isMp4 } from '../../platform/file-formats/mp4.ts'
import { isOgg } from '../../platform/file-formats/ogg.ts'
import { isWav } from '../../platform/file-formats/wav.ts'
import { isWebm } from '../../platform/file-formats/webm.ts'
import { ALWAYS } from '../../platform/http/offline.ts'
import type { Storage } from '../../platform/storage/storage.ts'

/** The accepted types of films and recordings, recognised by content, not by name. */
const KINDS = {
  mp4: { type: 'video/mp4', is: isMp4 },
  webm: { type: 'video/webm', is: isWebm },
  mp3: { type: 'audio/mpeg', is: isMp3 },
  ogg: { type: 'audio/ogg', is: isOgg },
  wav: { type: 'audio/wav', is: isWav },
}
type Kind = keyof typeof KINDS

const NAME = /^[0-9a-f]{16}\.(mp4|webm|mp3|ogg|wav)$/
const FOR_EVER = 'public, max-age=31536000, immutable'
const keyOf = (name: string) => `films/${name}`
/** The name contains the hash of the content. */
const etagOf = (name: string) => `"${name}"`

/**
 * Imports a film or a recording in parts, because it may be too large for memory. Its address contains the hash of its
 * content, so the content at an address never changes.
 */
export async function importFile({ storage }: { storage: Storage }, content: Blob): Promise<string> {
  const kind = await kindOf(new Bytes(content))
  const hash = createHash('sha256')
  for await (const piece of content.stream()) hash.update(piece)
  const name = `${hash.digest('hex').slice(0, 16)}.${kind}`
  await storage.put(keyOf(name), content)
  return `/media/files/${name}`
}

async function kindOf(bytes: Bytes): Promise<Kind> {
  for (const kind of Object.keys(KINDS) as Kind[]) if (await KINDS[kind].is(bytes)) return kind
  throw new Failure('unsupported_media_type')
}

/** Films and recordings under `/media/files/`. Range requests are answered in parts, which players need for seeking. */
export function addMediaFiles(app: FastifyInstance, { storage }: { storage: Storage }): void {
  app.get(
    '/media/files/:name',
    ALWAYS,
    async (request: FastifyRequest<{ Params: { name: string } }>, reply) => {
      const { name } = request.params
      const kind = NAME.exec(name)?.[1] as Kind | undefined
      const size = kind ? await storage.sizeOf(keyOf(name)) : null
      if (!kind || size === null) throw new Failure('not_found')
      reply
        .type(KINDS[kind].type)
        .header('Cache-Control', FOR_EVER)
        .header('Accept-Ranges', 'bytes')
        .header('ETag', etagOf(name))
        .header('X-Content-Type-Options', 'nosniff')
      const { range, 'if-none-match': known, 'if-range': asked } = request.headers
      if (known?.includes(etagOf(name))) return reply.code(304).send()
      // What the browser has a part of is another file, so it needs all of this one.
      const part = partOf(asked === undefined || asked === etagOf(name) ? range : undefined, size)
      if (part === 'none') return reply.code(416).header('Content-Range', `bytes */${size}`).send()
      const found = await storage.read(keyOf(name), part ?? undefined)
      if (!found) throw new Failure('not_found')
      if (part) reply.code(206).header('Content-Range', `bytes ${part.start}-${part.end}/${size}`)
      return reply.header('Content-Length', part ? part.end - part.start + 1 : size).send(found.stream)
    },
  )
}

/** The range a player asks for; null if it wants all, or asks in a form for which all is a valid answer. */
function partOf(range: string | undefined, size: number): { start: number; end: number } | 'none' | null {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range ?? '') ?? []
  if (from === '' && to === '') return null
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  return start > end ? 'none' : { start, end }
}
