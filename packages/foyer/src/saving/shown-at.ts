import { nameOf } from '../contract/in-language.ts'
import { addressOf } from '../contract/item.ts'
import { type Bilingual, DEFAULT_LOCALE } from '../contract/locale.ts'
import type { Resource } from './resource.ts'
import type { Item } from './save.ts'
import type { Values } from './subject.ts'

/**
 * The addresses of an item's page in each language; null where it has none. An item without a title uses the title of the item
 * that provides one, such as an event that of its production.
 */
export function urlsOf(
  resource: Resource,
  { id, values }: Pick<Item, 'id' | 'values'>,
  lent: Bilingual | null,
): Bilingual | null {
  const { shownAt } = resource
  if (!shownAt) return null
  if ('paths' in shownAt) return shownAt.paths(values, id)
  const own = shownAt.title(values)
  const title = nameOf(own) || !lent ? own : lent
  return addressOf(shownAt.route, id, title, DEFAULT_LOCALE).urls
}

/** The title of an item's page. */
export function titleAt({ shownAt }: Resource, values: Values): Bilingual | null {
  return shownAt && 'title' in shownAt ? shownAt.title(values) : null
}
