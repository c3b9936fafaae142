import type { FastifyInstance } from 'fastify'
import { Failure } from '../../contract/errors.ts'
import { feedPath } from '../../contract/feeds.ts'
import { LOCALES, type Locale } from '../../contract/locale.ts'
import { href } from '../../contract/routes.ts'
import type { Context } from '../../platform/context.ts'
import { originOf } from '../../platform/http/origin.ts'
import type { ShareFile } from '../../platform/http/shared-file.ts'
import { atomFeed } from './atom.ts'
import { listCategories } from './options.ts'
import { listArticles } from './service.ts'
import { strings } from './strings.ts'

const ENTRIES = 20

/** The name of the house. It is a setting of an area that this one cannot import, so it is passed in. */
export type SiteName = (context: Context) => Promise<string>

/** The magazine as an Atom feed per language, whole or by category. */
export function addFeeds(app: FastifyInstance, shareFile: ShareFile, siteName: SiteName): void {
  for (const locale of LOCALES) {
    const feed = shareFile(locale, async (context, request) => {
      const category = categoryAsked(request.query)
      const known = await listCategories(context)
      const chosen = known.find(({ id }) => id === category)
      if (category !== undefined && !chosen) throw new Failure('not_found')
      const { results } = await listArticles(context, { category, page: 1, page_size: ENTRIES })
      const origin = originOf(request, context.config)
      const publisher = await siteName(context)
      const body = atomFeed({
        locale,
        // A reader of many feeds needs to see which magazine it is.
        title: [`${publisher}, ${strings.magazine[locale]}`, chosen?.name].filter(Boolean).join(': '),
        subtitle: strings.description[locale],
        publisher,
        self: origin + feedPath(locale, category),
        page: origin + pageOf(locale, chosen),
        origin,
        articles: results,
      })
      return { type: 'application/atom+xml; charset=utf-8', body }
    })
    app.get(feedPath(locale), feed)
  }
}

function pageOf(locale: Locale, category: { id: number; slug: string } | undefined): string {
  if (!category) return href('magazine', locale)
  return href('magazineCategory', locale, { category: category.slug, id: category.id })
}

function categoryAsked(query: unknown): number | undefined {
  const { category } = query as { category?: unknown }
  if (category === undefined) return undefined
  if (typeof category !== 'string' || !/^[1-9]\d{0,8}$/.test(category)) throw new Failure('not_found')
  return Number(category)
}
