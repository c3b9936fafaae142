import { inLanguage } from '../../contract/in-language.ts'
import { LOCALES } from '../../contract/locale.ts'
import { type AnyRoute, hrefOf, isHouseRoute, match, type RouteMatch } from '../../contract/routes.ts'
import { slugOf } from '../../contract/slug.ts'
import type { Db } from '../../platform/database/database.ts'
import { and, eq, inArray, or } from '../../platform/database/drizzle.ts'
import { articleCategories, articleTags } from '../magazine/tables.ts'
import type { SearchKind } from '../search/contract.ts'
import { searchDocuments } from '../search/tables.ts'

/** The screens of items, with their kinds in the search index. */
const KINDS: Partial<Record<AnyRoute, SearchKind>> = {
  event: 'event',
  production: 'production',
  person: 'person',
  article: 'article',
  venue: 'venue',
  series: 'series',
  page: 'page',
  form: 'form',
}

/** Screens of items that are not in the index: their addresses contain a slug made from a name. */
const NAMED = {
  magazineCategory: { table: articleCategories, name: articleCategories.name, slug: 'category' },
  magazineTag: { table: articleTags, name: articleTags.name, slug: 'tag' },
} as const
const NAMED_ROUTES = Object.keys(NAMED) as (keyof typeof NAMED)[]

/**
 * Those of the given paths that exist: a browser can report any path, and invented ones must not fill the table. Items
 * and pages are looked up in the search index; screens without an id always exist.
 */
export async function existingPaths(db: Db, paths: string[]): Promise<Set<string>> {
  const existing = new Set<string>()
  for (const route of NAMED_ROUTES) for (const url of await urlsOf(db, route, paths)) existing.add(url)
  const byKind = new Map<SearchKind, string[]>()
  for (const path of paths) {
    const found = match(path)
    const kind = found && KINDS[found.name]
    if (found && kind) byKind.set(kind, [...(byKind.get(kind) ?? []), path])
    else if (found && isFixed(found)) existing.add(path)
  }
  const conditions = [...byKind].map(([kind, claimed]) => {
    const ids = claimed.flatMap((path) => Number(match(path)?.params.id ?? 0) || [])
    const isOneOf = ids.length > 0 ? inArray(searchDocuments.itemId, ids) : undefined
    return and(eq(searchDocuments.kind, kind), isOneOf, inArray(searchDocuments.url, claimed))
  })
  if (conditions.length === 0) return existing
  const rows = await db
    .select({ url: searchDocuments.url })
    .from(searchDocuments)
    .where(or(...conditions))
  for (const { url } of rows) existing.add(url)
  return existing
}

/** Nobody knows here what a house shows under an address with parameters, so such an address may be invented. */
function isFixed({ name, params }: RouteMatch): boolean {
  return isHouseRoute(name) ? Object.keys(params).length === 0 : !('id' in params)
}

/** The addresses of the items of a kind that some paths name. */
async function urlsOf(db: Db, route: keyof typeof NAMED, paths: string[]): Promise<string[]> {
  const ids = paths.map(match).flatMap((found) => (found?.name === route ? Number(found.params.id) : []))
  if (ids.length === 0) return []
  const { table, name, slug } = NAMED[route]
  const rows = await db.select({ id: table.id, name }).from(table).where(inArray(table.id, ids))
  return rows.flatMap(({ id, name }) =>
    LOCALES.map((locale) => hrefOf(route, locale, { [slug]: slugOf(inLanguage(name, locale)), id })),
  )
}
