import type { Locale } from './locale.ts'
import { href } from './routes.ts'

/** The magazine as a feed: all of it, or one category. */
export function feedPath(locale: Locale, category?: number): string {
  return `${href('magazine', locale)}/feed.xml${category === undefined ? '' : `?category=${category}`}`
}
