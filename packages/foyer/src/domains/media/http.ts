import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Failure } from '../../contract/errors.ts'
import { ALWAYS } from '../../platform/http/offline.ts'
import { IMAGE_TYPES } from './contract.ts'
import { renditionOf } from './rendition-names.ts'
import type { Renditions } from './renditions.ts'

const FOR_EVER = 'public, max-age=31536000, immutable'
const MAX_ID = 2_147_483_647

interface Params {
  id: string
  hash: string
  name: string
}

/**
 * Pictures under `/media/{id}/{hash}/{rendition}`. The hash depends on the content, so caches do not need to ask again.
 */
export function addMedia(app: FastifyInstance, renditions: Renditions): void {
  // The page that says the site is offline may show a picture too.
  app.get('/media/:id/:hash/:name', ALWAYS, async (request: FastifyRequest<{ Params: Params }>, reply) => {
    const { id, hash, name } = request.params
    const rendition = renditionOf(name)
    if (!rendition || !isId(id) || !/^[0-9a-f]{16}$/.test(hash)) throw new Failure('not_found')
    const found = await renditions.find(Number(id), hash, rendition)
    if (!found) throw new Failure('not_found')

    const tag = `"${hash}-${name}"`
    reply.header('Cache-Control', FOR_EVER).header('ETag', tag)
    if (isKnown(request, tag)) {
      if (!Buffer.isBuffer(found.content)) found.content.destroy()
      return reply.code(304).send()
    }
    return reply
      .type(IMAGE_TYPES[rendition.format])
      .header('Content-Length', found.size)
      .header('X-Content-Type-Options', 'nosniff')
      .send(found.content)
  })

  // Nothing else exists here: a missing picture is not answered with a screen.
  app.get('/media/*', { config: { refuses: true } }, () => {
    throw new Failure('not_found')
  })
}

function isId(text: string): boolean {
  return /^[1-9]\d{0,9}$/.test(text) && Number(text) <= MAX_ID
}

function isKnown({ headers }: FastifyRequest, tag: string): boolean {
  const known = (headers['if-none-match'] ?? '').split(',').map((entry) => entry.trim().replace(/^W\//, ''))
  return known.includes(tag)
}
