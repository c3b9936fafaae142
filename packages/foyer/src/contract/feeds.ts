import type { Locale } from './locale.ts'
import { href } from './routes.ts'

/** A feed as Atom, and the same as JSON. */
type FeedFile = 'feed.xml' | 'feed.json'

/** The address of the feed of the magazine, or of one category. */
export function feedPath(locale: Locale, category?: number, file: FeedFile = 'feed.xml'): string {
  return `${href('magazine', locale)}/${file}${category === undefined ? '' : `?category=${category}`}`
}

/** The address of the feed of the programme, without its filters. */
export function programmeFeedPath(locale: Locale, file: FeedFile = 'feed.xml'): string {
  return `${href('events', locale)}/${file}`
}
