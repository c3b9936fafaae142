import type { Locale } from '../../contract/locale.ts'
import { href, match } from '../../contract/routes.ts'
import type { DocumentModule } from '../../module-tree/tree.ts'

/** A block as it is copied into another language: what it links to is linked to in that language, where there is such an address. */
export function withLinksIn(locale: Locale, { fields, lists, ...module }: DocumentModule): DocumentModule {
  return {
    ...module,
    fields: translated(locale, fields) as DocumentModule['fields'],
    lists: Object.fromEntries(
      Object.entries(lists).map(([place, list]) => [place, list.map((inner) => withLinksIn(locale, inner))]),
    ),
  }
}

function translated(locale: Locale, value: unknown): unknown {
  if (typeof value === 'string') {
    return value.startsWith('/')
      ? linkIn(locale, value)
      : value.replace(/ href="(\/[^"]*)"/g, (_, link: string) => ` href="${linkIn(locale, link)}"`)
  }
  if (Array.isArray(value)) return value.map((one) => translated(locale, one))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, translated(locale, one)]))
}

/**
 * The same screen in another language. Of an item the id decides, and its slug is put right on the way there; pages that editors
 * made have addresses that only the server knows, so links to them stay.
 */
export function linkIn(locale: Locale, link: string): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(link) ?? []
  try {
    const found = match(path)
    if (!found?.locale || found.name === 'page') return link
    return href(found.name, locale, found.params as never) + rest
  } catch {
    return link
  }
}
