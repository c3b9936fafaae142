import { createHash } from 'node:crypto'
import { and, asc, gte, isNull, lte, or } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { LOCALES, type Locale } from '../../contract/locale.ts'
import { href } from '../../contract/routes.ts'
import type { Config } from '../../platform/config/config.ts'
import type { Context } from '../../platform/context.ts'
import type { ContextFactory } from '../../platform/http/context-factory.ts'
import { originOf } from '../../platform/http/origin.ts'
import { searchDocuments } from './tables.ts'

/** Half of what the protocol allows in one file: every address comes in two languages. */
const MOST = 25_000

/** Screens that are no item of anything. */
const SCREENS = ['home', 'events', 'productions', 'team', 'magazine', 'magazineTags'] as const

type Addresses = Partial<Record<Locale, string>>

/** Everything the search may find, for the searches of others: one entry per language, each naming the other. */
export function addSitemap(app: FastifyInstance, config: Config, contextOf: ContextFactory): void {
  app.get('/sitemap.xml', async (request, reply) => {
    const xml = sitemapOf(await findAddresses(await contextOf(request, reply)), originOf(request, config))
    const tag = `"${createHash('sha256').update(xml).digest('base64url').slice(0, 22)}"`
    reply.header('ETag', tag).header('Cache-Control', 'no-cache')
    if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send()
    return reply.type('application/xml; charset=utf-8').send(xml)
  })
}

/** What visitors may see, and no evening that is over. */
async function findAddresses({ db, clock }: Context): Promise<Addresses[]> {
  const now = clock.now()
  const rows = await db
    .select({
      kind: searchDocuments.kind,
      id: searchDocuments.itemId,
      locale: searchDocuments.locale,
      url: searchDocuments.url,
    })
    .from(searchDocuments)
    .where(
      and(
        lte(searchDocuments.visibleFrom, now),
        or(isNull(searchDocuments.dateStart), gte(searchDocuments.dateStart, now)),
      ),
    )
    .orderBy(asc(searchDocuments.kind), asc(searchDocuments.itemId))
    .limit(MOST)
  const items = new Map<string, Addresses>()
  for (const screen of SCREENS)
    items.set(href(screen, 'de'), { de: href(screen, 'de'), en: href(screen, 'en') })
  for (const { kind, id, locale, url } of rows) {
    // A page behind one of the screens above has its address.
    if (items.has(url) || SCREENS.some((screen) => href(screen, locale) === url)) continue
    const item = items.get(`${kind} ${id}`) ?? {}
    items.set(`${kind} ${id}`, { ...item, [locale]: url })
  }
  return [...items.values()]
}

function sitemapOf(items: Addresses[], origin: string): string {
  const entries = items.flatMap((item) => {
    const links = LOCALES.flatMap((locale) =>
      item[locale]
        ? `<xhtml:link rel="alternate" hreflang="${locale}" href="${escaped(origin + item[locale])}"/>`
        : [],
    )
    return LOCALES.flatMap((locale) =>
      item[locale] ? `<url><loc>${escaped(origin + item[locale])}</loc>${links.join('')}</url>` : [],
    )
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n')
}

function escaped(address: string): string {
  return encodeURI(decodeURI(address)).replaceAll('&', '&amp;').replaceAll("'", '&apos;')
}
