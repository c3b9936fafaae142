import { pino } from 'pino'
import { facts } from '#house/facts'
import type { Area } from '../contract/area-names.ts'
import { hasArea } from '../contract/areas.ts'
import { LOCALES, type Locale } from '../contract/locale.ts'
import { MAX_ID } from '../contract/params.ts'
import { href } from '../contract/routes.ts'
import { events } from '../domains/events/tables.ts'
import { articleCategories, articles, articleTagLinks, articleTags } from '../domains/magazine/tables.ts'
import { persons } from '../domains/people/tables.ts'
import { productions } from '../domains/productions/tables.ts'
import type { SearchKind } from '../domains/search/contract.ts'
import { withExtraWords } from '../domains/search/extra-words.ts'
import { formSource } from '../domains/search/form-source.ts'
import { joined } from '../domains/search/joined.ts'
import { ownSources } from '../domains/search/own-kinds.ts'
import { personSource } from '../domains/search/people-source.ts'
import { eventSource, productionSource } from '../domains/search/programme-sources.ts'
import { type Reader, reindexFrom, type Source, type Sources } from '../domains/search/reindex.ts'
import {
  inBoth,
  inBothAt,
  onlineAmong,
  onlineIds,
  seriesSource,
  venueSource,
} from '../domains/search/sources.ts'
import { subscriptionSource } from '../domains/search/subscription-source.ts'
import { venues } from '../domains/venues/tables.ts'
import type { Platform } from '../platform/context.ts'
import { and, asc, eq, gt, inArray } from '../platform/database/drizzle.ts'
import { readFact, writeFact } from '../platform/installation/facts.ts'
import { plainText } from '../platform/text/plain-text.ts'
import { isFilled } from './legal-templates/gaps.ts'
import { shownFromNowOn } from './module-times.ts'
import { ownersOf } from './section-owners.ts'
import { textOf } from './section-text.ts'
import { pageUrl } from './service.ts'
import { shownVersionId } from './shown-version.ts'
import { readModules, type StoredModule } from './stored-modules.ts'
import { documents, legalTexts, pageAddresses, pages, sections, versions } from './tables.ts'

/** Modules that cannot be read are logged where they are shown. */
const QUIET = pino({ level: 'silent' })
/** Modules that are shown for a limited time are left out, because they would still be found afterwards. */
const words = (reader: Reader, modules: StoredModule[] | null) =>
  textOf(shownFromNowOn(reader, readModules(modules ?? [], QUIET)))

/** Updates the search index: for everything, one kind, or some items of a kind. Call it after an item is written. */
export function reindex(
  needs: Pick<Platform, 'db' | 'clock' | 'changes'>,
  kind?: SearchKind,
  ids?: number[],
): Promise<number> {
  return reindexFrom({ ...PRESENT, ...Object.fromEntries(ownSources()) }, needs, kind, ids)
}

const KEY = 'search_addresses'

/**
 * The index has the addresses of items. When the house has other areas, other words in its paths, or other items of its own that can
 * be found than at the last start, it is made again.
 */
export async function keepAddresses(needs: Pick<Platform, 'db' | 'clock' | 'changes'>): Promise<void> {
  const own = [...ownSources()].map(([kind, { shape = '' }]) => `${kind}: ${shape}`)
  const now = JSON.stringify([facts.off, facts.paths ?? {}, ...own])
  // A database from before houses could choose has the specification's.
  const known = (await readFact(needs.db, KEY)) ?? JSON.stringify([[], {}])
  if (known === now) return
  await reindex(needs)
  await writeFact(needs.db, KEY, now)
}

const pageSource: Source = {
  async listIds(db, { after, limit }) {
    const rows = await db
      .select({ id: pages.id })
      .from(pages)
      .where(gt(pages.id, after))
      .orderBy(asc(pages.id))
      .limit(limit)
    return rows.map(({ id }) => id)
  },
  async describe(reader, ids) {
    const rows = await reader.db
      .select({ address: pageAddresses, fields: versions.fields, modules: versions.modules })
      .from(pageAddresses)
      .innerJoin(
        documents,
        and(eq(documents.pageId, pageAddresses.pageId), eq(documents.locale, pageAddresses.locale)),
      )
      .innerJoin(versions, eq(versions.id, shownVersionId(reader)))
      .innerJoin(pages, and(eq(pages.id, pageAddresses.pageId), pages.isFindable))
      .where(and(inArray(pageAddresses.pageId, ids), eq(pageAddresses.isOnline, true)))
    return rows.map(({ address, fields, modules }) => ({
      kind: 'page' as const,
      itemId: address.pageId,
      locale: address.locale,
      title: fields.title,
      lead: joined(fields.headline === fields.title ? '' : fields.headline),
      unseen: fields.search_words ?? '',
      text: joined(words(reader, modules), fields.meta_description),
      url: pageUrl(address.locale, address.path),
      imageId: null,
      dateStart: null,
      visibleFrom: new Date(0),
    }))
  },
}

const LEGAL_ROUTES = { agb: 'terms', imprint: 'imprint', 'privacy-policy': 'privacy' } as const

/** Terms, imprint and privacy policy. */
const legalSource: Source = {
  async listIds(db, { after, limit }) {
    const rows = await db
      .select({ id: legalTexts.id })
      .from(legalTexts)
      .where(gt(legalTexts.id, after))
      .orderBy(asc(legalTexts.id))
      .limit(limit)
    return rows.map(({ id }) => id)
  },
  async describe({ db }, ids) {
    const rows = await db.select().from(legalTexts).where(inArray(legalTexts.id, ids))
    return rows.flatMap(({ id: itemId, kind, title, content }) =>
      inBothAt(
        (locale) => href(LEGAL_ROUTES[kind], locale),
        { kind: 'legal', itemId, imageId: null, visibleFrom: new Date(0), dateStart: null },
        title,
        (_, inIt) => ({ lead: '', text: isFilled(inIt(content)) ? plainText(inIt(content)) : '' }),
      ),
    )
  },
}

const articleSource: Source = {
  listIds: (db, slice) => onlineIds(db, articles, slice),
  async describe(reader, ids) {
    const { db } = reader
    const rows = await db
      .select({ article: articles, category: articleCategories.name })
      .from(articles)
      .leftJoin(articleCategories, eq(articleCategories.id, articles.categoryId))
      .where(onlineAmong(articles, ids))
    const tags = await db
      .select({ articleId: articleTagLinks.articleId, name: articleTags.name })
      .from(articleTagLinks)
      .innerJoin(articleTags, eq(articleTags.id, articleTagLinks.tagId))
      .where(inArray(articleTagLinks.articleId, ids))
    const bodyOf = await findArticleBodies(reader, ids)
    return rows.flatMap(({ article, category }) => {
      const { id: itemId, imageId, publishedAt: visibleFrom } = article
      const own = tags.filter(({ articleId }) => articleId === itemId)
      return inBoth(
        { kind: 'article', itemId, imageId, visibleFrom, dateStart: null },
        article.title,
        (locale, inIt) => ({
          unseen: article.searchWords[locale],
          lead: joined(
            inIt(article.subtitle),
            article.author,
            category && inIt(category),
            ...own.map(({ name }) => inIt(name)),
          ),
          text: joined(plainText(inIt(article.teaser)), bodyOf(itemId, locale)),
        }),
      )
    })
  },
}

const slugOf = (articleId: number) => `article-${articleId}`

/** The entries of the search index that contain a section's text: the body of an article is found under the article. */
export function indexedBySection(slug: string): { kind: SearchKind; ids: number[] }[] {
  const id = Number(/^article-(\d{1,10})$/.exec(slug)?.[1])
  return id <= MAX_ID ? [{ kind: 'article', ids: [id] }] : []
}

/** The text of the sections that are the bodies of these articles. */
async function findArticleBodies(reader: Reader, articleIds: number[]) {
  const rows = await reader.db
    .select({ section: sections, locale: documents.locale, modules: versions.modules })
    .from(sections)
    .innerJoin(documents, eq(documents.sectionId, sections.id))
    .innerJoin(versions, eq(versions.id, shownVersionId(reader)))
    .where(and(inArray(sections.slug, articleIds.map(slugOf)), inArray(documents.locale, [...LOCALES])))
  const own = rows.filter(({ section }) => ownersOf(section).length === 1)
  const byKey = new Map(own.map((row) => [`${row.section.slug} ${row.locale}`, words(reader, row.modules)]))
  return (id: number, locale: Locale) => byKey.get(`${slugOf(id)} ${locale}`) ?? ''
}

const SOURCES: Sources = {
  event: withExtraWords(eventSource, 'event', events),
  production: withExtraWords(productionSource, 'production', productions),
  person: withExtraWords(personSource, 'person', persons),
  article: withExtraWords(articleSource, 'article', articles),
  venue: withExtraWords(venueSource, 'venue', venues),
  series: seriesSource,
  page: pageSource,
  form: formSource,
  subscription: subscriptionSource,
  legal: legalSource,
}

/** The items of these kinds belong to an area that the house may do without. */
const AREA_OF: Partial<Record<SearchKind, Area>> = {
  article: 'magazine',
  person: 'ensemble',
  form: 'forms',
  subscription: 'subscriptions',
}
const NOTHING: Source = { listIds: async () => [], describe: async () => [] }
const isThere = (kind: string) => {
  const area = AREA_OF[kind as SearchKind]
  return !area || hasArea(area)
}
const PRESENT = Object.fromEntries(
  Object.entries(SOURCES).map(([kind, source]) => [kind, isThere(kind) ? source : NOTHING]),
) as Sources
