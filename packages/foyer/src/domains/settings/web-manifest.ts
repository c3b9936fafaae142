import type { FastifyInstance } from 'fastify'
import { DEFAULT_LOCALE } from '../../contract/locale.ts'
import { href } from '../../contract/routes.ts'
import type { ContextFactory } from '../../platform/http/context-factory.ts'
import { ALWAYS } from '../../platform/http/offline.ts'
import { readTheme } from './brand/brand-in-effect.ts'
import { readSettings } from './service.ts'

/** The web app manifest, with which a phone can add the site to its home screen: name, icon and colours. */
export function addWebManifest(app: FastifyInstance, contextOf: ContextFactory): void {
  app.get('/manifest.webmanifest', ALWAYS, async (request, reply) => {
    const context = await contextOf(request, reply)
    const { site_name } = await readSettings(context)
    const { ground } = (await readTheme(context)).colours.page
    return reply
      .type('application/manifest+json; charset=utf-8')
      .header('Cache-Control', 'no-cache')
      .send(
        JSON.stringify({
          name: site_name,
          short_name: site_name,
          lang: DEFAULT_LOCALE,
          start_url: href('home', DEFAULT_LOCALE),
          scope: '/',
          display: 'minimal-ui',
          theme_color: ground,
          background_color: ground,
          icons: [{ src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' }],
        }),
      )
  })
}
