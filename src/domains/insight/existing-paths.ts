import { and, eq, inArray, or } from 'drizzle-orm'
import { match, type RouteName } from '../../contract/routes.ts'
import type { Db } from '../../platform/database/database.ts'
import type { SearchKind } from '../search/contract.ts'
import { searchDocuments } from '../search/tables.ts'

/** Screens of items, by what the index calls these. */
const KINDS: Partial<Record<RouteName, SearchKind>> = {
  event: 'event',
  production: 'production',
  person: 'person',
  article: 'article',
  venue: 'venue',
  series: 'series',
  page: 'page',
}

/**
 * Those of some paths that lead to something: anybody can claim to have looked at anything, and what is invented must not fill
 * the table. Items and pages are found in the index of the search; every other screen is there by itself.
 */
export async function existingPaths(db: Db, paths: string[]): Promise<Set<string>> {
  const existing = new Set<string>()
  const byKind = new Map<SearchKind, string[]>()
  for (const path of paths) {
    const found = match(path)
    const kind = found && KINDS[found.name]
    if (found && kind) byKind.set(kind, [...(byKind.get(kind) ?? []), path])
    else if (found && !('id' in found.params)) existing.add(path)
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
