import { LOCALES } from '../../contract/locale.ts'
import { match, routeRow } from '../../contract/routes.ts'
import { currentVisit } from '../desk/desk.ts'

let pageId: number | null = null

/** Told by whoever has read the page: its address does not hold its id. */
export function rememberPage(id: number | null): void {
  pageId = id
}

/** The page that is being edited; null where a section of something else is. */
export function pageOnShow(): number | null {
  return pageId
}

/** 1 §2 Edit links: of the toolbar, and the same page in the other language. */
export function pageLinks(): { change: string | null; other: string | null } {
  const found = safeMatch(location.pathname)
  const id = found?.params.id ? Number(found.params.id) : pageId
  const { admin } = found ? routeRow(found.name) : {}
  const change = admin && id ? `/admin/${admin}/${id}/change/` : null
  return { change, other: otherLanguage() }
}

function safeMatch(path: string) {
  try {
    return match(path)
  } catch {
    return null
  }
}

/** As the page itself names it for search engines. */
function otherLanguage(): string | null {
  const other = LOCALES.find((locale) => locale !== currentVisit().locale)
  const link = document.querySelector<HTMLLinkElement>(`link[rel="alternate"][hreflang="${other}"]`)
  if (!link) return null
  const { pathname } = new URL(link.href)
  return `${pathname}?edit`
}
