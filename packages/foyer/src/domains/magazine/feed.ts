import type { FastifyInstance } from 'fastify'
import { Failure } from '../../contract/errors.ts'
import { feedPath } from '../../contract/feeds.ts'
import { LOCALES, type Locale } from '../../contract/locale.ts'
import { href } from '../../contract/routes.ts'
import type { Context } from '../../platform/context.ts'
import { originOf } from '../../platform/http/origin.ts'
import type { ShareFile } from '../../platform/http/shared-file.ts'
import { FEED_FORMS, type FeedEntry } from '../../platform/text/feed-files.ts'
import type { ArticleSummary } from './contract.ts'
import { listCategories } from './options.ts'
import { listArticles } from './service.ts'
import { strings } from './strings.ts'

const ENTRIES = 20

/** The name of the house. It is a setting of an area that this one cannot import, so it is passed in. */
export type SiteName = (context: Context) => Promise<string>

/** The magazine as feeds per language, whole or by category. */
export function addFeeds(app: FastifyInstance, shareFile: ShareFile, siteName: SiteName): void {
  for (const locale of LOCALES) {
    for (const { file, type, write } of FEED_FORMS) {
      const feed = shareFile(locale, async (context, request) => {
        const category = categoryAsked(request.query)
        const known = await listCategories(context)
        const chosen = known.find(({ id }) => id === category)
        if (category !== undefined && !chosen) throw new Failure('not_found')
        const { results } = await listArticles(context, { category, page: 1, page_size: ENTRIES })
        const origin = originOf(request, context.config)
        const publisher = await siteName(context)
        const body = write({
          locale,
          // A reader of many feeds needs to see which magazine it is.
          title: [`${publisher}, ${strings.magazine[locale]}`, chosen?.name].filter(Boolean).join(': '),
          subtitle: strings.description[locale],
          publisher,
          self: origin + feedPath(locale, category, file),
          page: origin + pageOf(locale, chosen),
          origin,
          entries: results.map(entryOf),
        })
        return { type, body }
      })
      app.get(feedPath(locale, undefined, file), feed)
    }
  }
}

function entryOf(article: ArticleSummary): FeedEntry {
  const { id, title, lang, langs, url, author, teaser, published_at, category } = article
  return {
    ...{ key: `article/${id}`, title, lang, url, author, published: published_at, updated: published_at },
    category: category && { term: category.slug, name: category.name, lang: category.lang },
    summary: teaser,
    summaryLang: langs?.teaser,
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
