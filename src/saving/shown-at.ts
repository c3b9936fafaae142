import { addressOf } from '../contract/item.ts'
import type { Bilingual } from '../contract/locale.ts'
import type { Resource } from './resource.ts'
import type { Item } from './save.ts'

/** Where visitors see an item, in each language; null where it has no page of its own. */
export function urlsOf({ shownAt }: Resource, { id, values }: Item): Bilingual | null {
  if (!shownAt) return null
  if ('paths' in shownAt) return shownAt.paths(values as never)
  return addressOf(shownAt.route, id, shownAt.title(values as never), 'de').urls
}
