import type { FastifyInstance } from 'fastify'
import { Failure } from '../../contract/errors.ts'
import { inEachLocale, LOCALES, type Locale } from '../../contract/locale.ts'
import { href, ROUTE_NAMES } from '../../contract/routes.ts'
import type { Context } from '../../platform/context.ts'
import { and, asc, gte, isNull, lte, or } from '../../platform/database/drizzle.ts'
import { originOf } from '../../platform/http/origin.ts'
import type { ShareFile } from '../../platform/http/shared-file.ts'
import { findImages } from '../media/service.ts'
import { nextPublication } from './origin.ts'
import { SEARCH_TAG, searchDocuments } from './tables.ts'

/** What the protocol allows in one file. */
const MOST_ENTRIES = 50_000

/** Screens that do not show an item. */
const SCREENS = ['home', 'events', 'productions', 'team', 'magazine', 'magazineTags'] as const

type Addresses = Partial<Record<Locale, string>>
/** The addresses of screens of the house. */
export type OwnAddresses = (context: Context) => Promise<Addresses[]>

/** What is listed of one item: its address in each language, its picture, and when a visitor saw something else there before. */
interface Listed {
  addresses: Addresses
  imageId?: number | null
  changed?: Date | null
}

/**
 * Everything the search can find, for search engines: one entry per language, each with links to all. Above the limit of the
 * protocol `/sitemap.xml` lists parts.
 */
export function addSitemap(app: FastifyInstance, shareFile: ShareFile, ownAddresses: OwnAddresses): void {
  const fileOf = (make: (entries: string[], origin: string, part: number) => string) =>
    shareFile(undefined, async (context, request) => {
      const own = (await ownAddresses(context)).map((addresses) => ({ addresses }))
      const origin = originOf(request, context.config)
      const entries = await entriesOf(context, [...own, ...(await findListed(context))], origin)
      const { part } = request.params as { part?: string }
      return { type: 'application/xml; charset=utf-8', body: make(entries, origin, Number(part)) }
    })
  app.get(
    '/sitemap.xml',
    fileOf((entries, origin) => sitemapOf(entries, origin)),
  )
  app.get(
    '/sitemap-:part(^[1-9]\\d{0,3}$).xml',
    fileOf((entries, _origin, part) => {
      const listed = partOf(entries, part)
      if (listed.length === 0 || entries.length <= MOST_ENTRIES) throw new Failure('not_found')
      return urlSet(listed)
    }),
  )
}

/** All entries, or the addresses of the parts where one file must not hold them. */
export function sitemapOf(entries: string[], origin: string, most = MOST_ENTRIES): string {
  if (entries.length <= most) return urlSet(entries)
  const parts = Array.from({ length: Math.ceil(entries.length / most) }, (_, index) => index + 1)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...parts.map((part) => `<sitemap><loc>${escaped(`${origin}/sitemap-${part}.xml`)}</loc></sitemap>`),
    '</sitemapindex>',
    '',
  ].join('\n')
}

export function partOf(entries: string[], part: number, most = MOST_ENTRIES): string[] {
  return entries.slice((part - 1) * most, part * most)
}

/** What visitors may see, without past events. */
async function findListed(context: Context): Promise<Listed[]> {
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
      imageId: searchDocuments.imageId,
      starts: searchDocuments.dateStart,
      changed: searchDocuments.changedAt,
    })
    .from(searchDocuments)
    .where(
      and(
        lte(searchDocuments.visibleFrom, now),
        or(isNull(searchDocuments.dateStart), gte(searchDocuments.dateStart, now)),
      ),
    )
    .orderBy(asc(searchDocuments.kind), asc(searchDocuments.itemId))
  const items = new Map<string, Listed>()
  for (const screen of SCREENS.filter((name) => ROUTE_NAMES.includes(name)))
    items.set(screen, { addresses: inEachLocale((locale) => href(screen, locale)) })
  const listed = new Set([...items.values()].flatMap(({ addresses }) => Object.values(addresses)))
  for (const { kind, id, locale, url, imageId, starts, changed } of rows) {
    if (starts) reads.until(justAfter(starts))
    // A page behind one of the screens above has the same address, and all subscriptions share one.
    if (listed.has(url)) continue
    listed.add(url)
    const item = items.get(`${kind} ${id}`)
    items.set(`${kind} ${id}`, { imageId, changed, addresses: { ...item?.addresses, [locale]: url } })
  }
  return [...items.values()]
}

/** An event is still listed at the moment it begins. */
function justAfter(moment: Date): Date {
  return new Date(moment.getTime() + 1)
}

async function entriesOf(context: Context, items: Listed[], origin: string): Promise<string[]> {
  const imageOf = await findImages(
    context,
    items.map(({ imageId = null }) => imageId),
  )
  return items.flatMap(({ addresses, imageId = null, changed }) => {
    const links = LOCALES.flatMap((locale) =>
      LOCALES.length > 1 && addresses[locale]
        ? `<xhtml:link rel="alternate" hreflang="${locale}" href="${escaped(origin + addresses[locale])}"/>`
        : [],
    )
    const picture = imageOf(imageId).image_thumbnails?.large
    const more = [
      ...links,
      ...(changed ? [`<lastmod>${changed.toISOString()}</lastmod>`] : []),
      ...(picture
        ? [`<image:image><image:loc>${escaped(new URL(picture, origin).href)}</image:loc></image:image>`]
        : []),
    ]
    return LOCALES.flatMap((locale) =>
      addresses[locale] ? `<url><loc>${escaped(origin + addresses[locale])}</loc>${more.join('')}</url>` : [],
    )
  })
}

function urlSet(entries: string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n')
}

function escaped(address: string): string {
  return encodeURI(decodeURI(address)).replaceAll('&', '&amp;').replaceAll("'", '&apos;')
}
