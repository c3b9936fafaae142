import { facts } from '#house/facts'
import { ALIASES } from '../../contract/aliases.ts'
import { type Bilingual, LOCALES } from '../../contract/locale.ts'
import { normalPath } from '../../contract/normal-path.ts'
import { PATH_WORDS, type PathName } from '../../contract/path-words.ts'
import { inRightCase } from '../../contract/right-case.ts'
import { href, nameAt, routeRow } from '../../contract/routes.ts'

interface Move {
  to: string
  status: 301 | 302
}

/**
 * Where an address is redirected to: to its fixed alias, from a page of the old webshop to ours, or to the one spelling
 * that a page answers under. That spelling has no trailing or doubled slashes, no needless escapes
 * (3-readings, Routes), and the words as the route table has them, because people type what is printed in capitals on a
 * poster. Null where the address is right, and where no spelling is right: then the page does not exist
 * (`platform/http/request-target.ts`). Pages of the old webshop are known to the server alone (`site/server/old-lists.ts`).
 */
export function canonicalRedirect(
  pathname: string,
  search = '',
  fromWebshop?: (pathname: string, search: string) => string | null,
): Move | null {
  const normal = normalPath(pathname)
  if (normal === null) return null
  const slash = normal.length > 1 && normal.endsWith('/') ? '/' : ''
  const spelled = inRightCase(slash ? normal.slice(0, -1) : normal)
  const shop = fromWebshop?.(spelled, search)
  if (shop) return { to: shop, status: 301 }
  const renamed = atNewWords(spelled)
  if (renamed) return { to: renamed + search, status: 301 }
  const alias = ALIASES[spelled]
  if (alias) return { to: href(alias.to, alias.locale) + search, status: alias.status }
  const right = keepsSlash(spelled) ? spelled + slash : spelled
  return right === pathname ? null : { to: right + search, status: 301 }
}

/**
 * Where the house has other words in its paths, the specification's lead there: bookmarks, printed addresses and subscribed calendars
 * keep working. A word that the house uses for another screen is that screen's.
 */
function atNewWords(pathname: string): string | null {
  for (const [name, words] of Object.entries(facts.paths ?? {}) as [PathName, Partial<Bilingual>][]) {
    for (const locale of LOCALES) {
      const [old, now] = [`/${locale}${PATH_WORDS[name][locale]}`, words[locale]]
      const rest = now && pathname.startsWith(old) ? pathname.slice(old.length) : null
      const isMoved = rest !== null && /^([/.]|$)/.test(rest) && !pathname.startsWith(`/${locale}${now}`)
      if (isMoved && [undefined, 'page'].includes(nameAt(pathname))) return `/${locale}${now}${rest}`
    }
  }
  return null
}

/** The back-office and the shop have their own rules on trailing slashes. */
function keepsSlash(pathname: string): boolean {
  const name = nameAt(pathname)
  return name === 'office' || (name !== undefined && routeRow(name).layout === 'webshop')
}
