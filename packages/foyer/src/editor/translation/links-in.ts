import type { Locale } from '../../contract/locale.ts'
import { hrefOf, match } from '../../contract/routes.ts'
import type { DocumentModule } from '../../module-tree/tree.ts'

/** A module for the copy in another language: its links lead to that language, if there is such an address. */
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
 * The same screen in another language. The address of an item needs only its id, and its slug is corrected by a
 * redirect. The addresses of pages made by editors are only known to the server, so links to them stay.
 */
export function linkIn(locale: Locale, link: string): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(link) ?? []
  try {
    const found = match(path)
    if (!found?.locale || found.name === 'page') return link
    return hrefOf(found.name, locale, found.params) + rest
  } catch {
    return link
  }
}
