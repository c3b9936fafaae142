import type { FastifyInstance } from 'fastify'
import { inEachLocale, LOCALES, type Locale } from '../../contract/locale.ts'
import { href, ROUTE_NAMES } from '../../contract/routes.ts'
import type { Context } from '../../platform/context.ts'
import { and, asc, gte, isNull, lte, or } from '../../platform/database/drizzle.ts'
import { originOf } from '../../platform/http/origin.ts'
import type { ShareFile } from '../../platform/http/shared-file.ts'
import { nextPublication } from './origin.ts'
import { SEARCH_TAG, searchDocuments } from './tables.ts'

/** Half of what the protocol allows in one file: an address may be listed in two languages. */
const MOST = 25_000

/** Screens that do not show an item. */
const SCREENS = ['home', 'events', 'productions', 'team', 'magazine', 'magazineTags'] as const

type Addresses = Partial<Record<Locale, string>>
/** The addresses of screens of the house. */
export type OwnAddresses = (context: Context) => Promise<Addresses[]>

/** Everything the search can find, for search engines: one entry per language, each with links to all. */
export function addSitemap(app: FastifyInstance, shareFile: ShareFile, ownAddresses: OwnAddresses): void {
  const sitemap = shareFile(undefined, async (context, request) => {
    const addresses = [...(await ownAddresses(context)), ...(await findAddresses(context))]
    const body = sitemapOf(addresses, originOf(request, context.config))
    return { type: 'application/xml; charset=utf-8', body }
  })
  app.get('/sitemap.xml', sitemap)
}

/** What visitors may see, without past events. */
async function findAddresses(context: Context): Promise<Addresses[]> {
  const { db, clock, reads } = context
  reads.note(SEARCH_TAG)
  const next = await nextPublication(context)
  if (next) reads.until(next)
  const now = clock.now()
  const rows = await db
    .select({
      kind: searchDocuments.kind,
      id: searchDocuments.itemId,
      locale: searchDocuments.locale,
      url: searchDocuments.url,
      starts: searchDocuments.dateStart,
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
  for (const screen of SCREENS.filter((name) => ROUTE_NAMES.includes(name)))
    items.set(
      screen,
      inEachLocale((locale) => href(screen, locale)),
    )
  const listed = new Set([...items.values()].flatMap((item) => Object.values(item)))
  for (const { kind, id, locale, url, starts } of rows) {
    if (starts) reads.until(justAfter(starts))
    // A page behind one of the screens above has the same address, and all subscriptions share one.
    if (listed.has(url)) continue
    listed.add(url)
    const item = items.get(`${kind} ${id}`) ?? {}
    items.set(`${kind} ${id}`, { ...item, [locale]: url })
  }
  return [...items.values()]
}

/** An event is still listed at the moment it begins. */
function justAfter(moment: Date): Date {
  return new Date(moment.getTime() + 1)
}

function sitemapOf(items: Addresses[], origin: string): string {
  const entries = items.flatMap((item) => {
    const links = LOCALES.flatMap((locale) =>
      LOCALES.length > 1 && item[locale]
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
