import type { Locale } from '../../../contract/locale.ts'
import { href } from '../../../contract/routes.ts'

const CATEGORIES = ['events', 'others'] as const
export type SearchCategory = (typeof CATEGORIES)[number]

function isSearchCategory(category: string | undefined): category is SearchCategory {
  return CATEGORIES.includes(category as SearchCategory)
}

/**
 * The target of a search form: a category of the current route is passed on, with page 1 (1 §2 Search form). A category
 * of the magazine cannot be searched in, so there the whole site is searched.
 */
export function searchPath(locale: Locale, category?: string, page: number | string = 1): string {
  return isSearchCategory(category) ? href('search', locale, { category, page }) : href('search', locale)
}

/** The address of the result of a search. */
export function searchUrl(locale: Locale, query: string, category?: string, page?: number): string {
  return `${searchPath(locale, category, page)}?${new URLSearchParams({ q: query })}`
}
