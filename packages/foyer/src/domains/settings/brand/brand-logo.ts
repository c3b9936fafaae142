import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Failure } from '../../../contract/errors.ts'
import type { Platform } from '../../../platform/context.ts'
import { eq } from '../../../platform/database/drizzle.ts'
import { ALWAYS } from '../../../platform/http/offline.ts'
import { brands } from '../tables.ts'
import { logoAddress } from './brand-look.ts'

/** Opened by itself, a picture is a document: it may load and run nothing. */
const POLICY = "default-src 'none'; sandbox"

/** The logo of a brand. Its address contains the hash of its content, so caches do not need to ask again. */
export function addBrandLogo(app: FastifyInstance, { db }: Pick<Platform, 'db'>): void {
  app.get('/brand/:id/:name', ALWAYS, async (request: FastifyRequest<{ Params: { id: string } }>, reply) => {
    const { id } = request.params
    if (!/^[1-9]\d{0,8}$/.test(id)) throw new Failure('not_found')
    const [row] = await db
      .select({ logo: brands.logo })
      .from(brands)
      .where(eq(brands.id, Number(id)))
    if (!row || logoAddress(Number(id), row.logo) !== request.url.split('?', 1)[0])
      throw new Failure('not_found')
    return reply
      .type('image/svg+xml')
      .header('Cache-Control', 'public, max-age=31536000, immutable')
      .header('Content-Security-Policy', POLICY)
      .send(row.logo)
  })
}
