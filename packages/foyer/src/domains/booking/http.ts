import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Failure } from '../../contract/errors.ts'
import { LOCALES } from '../../contract/locale.ts'
import type { ContextFactory } from '../../platform/http/context-factory.ts'
import type { Shop } from '../../webshop/port.ts'
import { SHOP_AREAS, type ShopArea } from './contract.ts'
import { openShopFile } from './shop-pages.ts'

const NAMES: Record<string, string> = { 'application/pdf': 'tickets.pdf', 'text/calendar': 'tickets.ics' }

/** Images and documents of the shop, under `/{locale}/webshop-files/{area}/…`; only types that cannot run anything. */
export function addShopFiles(app: FastifyInstance, contextOf: ContextFactory, shop: Shop): void {
  for (const locale of LOCALES) {
    app.get(`/${locale}/webshop-files/:area/*`, async (request: FastifyRequest, reply) => {
      const { area } = request.params as { area: string }
      if (!SHOP_AREAS.includes(area as ShopArea)) throw new Failure('not_found')
      // Not decoded, because the shop would decode it a second time.
      const path = request.url.split('/').slice(4).join('/')
      const context = await contextOf(request, reply, locale)
      // The paths of the foreign shop already begin with its name.
      const inArea = area === 'eventim.webshop' ? path.replace(/^eventim\.webshop\//, '') : path
      const { type, content } = await openShopFile(context, shop, { area: area as ShopArea, path: inArea })
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
