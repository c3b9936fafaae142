import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Failure } from '../../contract/errors.ts'
import { LOCALES } from '../../contract/locale.ts'
import type { ContextFactory } from '../../platform/http/context-factory.ts'
import type { Shop } from '../../webshop/port.ts'
import { AREA_ROUTES } from './contract.ts'
import { handOver, openShopFile } from './shop-pages.ts'

const NAMES: Record<string, string> = { 'application/pdf': 'tickets.pdf', 'text/calendar': 'tickets.ics' }

/** Images and documents of the shop, under `/{locale}/webshop-files/{area}/…`; only types that cannot run anything. */
export function addShopFiles(app: FastifyInstance, contextOf: ContextFactory, shop: Shop): void {
  for (const locale of LOCALES) {
    app.get(`/${locale}/webshop-files/:area/*`, async (request: FastifyRequest, reply) => {
      const { area } = request.params as { area: string }
      if (!AREA_ROUTES.has(area)) throw new Failure('not_found')
      // Not decoded, because the shop would decode it a second time.
      const path = request.url.split('/').slice(4).join('/')
      const context = await contextOf(request, reply, locale)
      const { config } = context
      // The paths of a shop with an area of its own name already begin with that name.
      const isOwn = config.shop.ownArea === AREA_ROUTES.get(area)
      const inArea = isOwn && path.startsWith(`${area}/`) ? path.slice(area.length + 1) : path
      const { type, content } = await openShopFile(context, shop, { area, path: inArea })
      const name = NAMES[type]
      if (name) reply.header('Content-Disposition', `attachment; filename="${name}"`)
      return reply
        .type(type)
        .header('Content-Security-Policy', "sandbox; default-src 'none'")
        .header('Cache-Control', 'private, no-store')
        .send(content)
    })
  }
}

/**
 * Takes a buyer to a shop whose pages are not shown inside the site. The address holds the secret of the cart, so only this answer
 * contains it: no page links it, nothing stores it, and the shop is not told where the buyer comes from.
 */
export function addHandOver(app: FastifyInstance, contextOf: ContextFactory, shop: Shop): void {
  for (const locale of LOCALES) {
    app.get(`/${locale}/webshop-hand-over/*`, async (request: FastifyRequest, reply) => {
      const context = await contextOf(request, reply, locale)
      const to = await handOver(context, shop, request.url.split('/').slice(3).join('/'))
      return reply
        .header('Referrer-Policy', 'no-referrer')
        .header('Cache-Control', 'private, no-store')
        .header('X-Robots-Tag', 'noindex')
        .redirect(to, 303)
    })
  }
}

const HINT_BYTES = 4096

/** `POST /api/shop-hints`: the shop's webhook. A hint is never believed: it is a reason to look again, at most every few seconds. */
export function addShopHints(app: FastifyInstance, shop: Shop, lookAgain: () => void): void {
  app.post('/api/shop-hints', { bodyLimit: HINT_BYTES }, async (request, reply) => {
    if (!shop.hint) throw new Failure('not_found')
    if (await shop.hint(request.body)) lookAgain()
    return reply.status(204).send()
  })
}
