import type { Locale } from './locale.ts'
import { href } from './routes.ts'

/** The address of the feed of the magazine, or of one category. */
export function feedPath(locale: Locale, category?: number): string {
  return `${href('magazine', locale)}/feed.xml${category === undefined ? '' : `?category=${category}`}`
}
