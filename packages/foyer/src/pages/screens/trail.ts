import type { Locale } from '../../contract/locale.ts'
import { href } from '../../contract/routes.ts'
import type { Crumb } from '../../ui/breadcrumbs.tsx'
import type { Ancestor, Page } from '../contract.ts'

/**
 * The parents of a page and the page itself (1 §2 Breadcrumbs). None on the home page and on landing pages, whose breadcrumbs
 * would lead away from them.
 */
export function trailTo(page: Page, locale: Locale): Crumb[] | undefined {
  if (page.is_landing_page || page.urls[locale] === href('home', locale)) return undefined
  return [...crumbsOf(page.parent, locale), { title: page.title }]
}

function crumbsOf(parent: Ancestor | null, locale: Locale): Crumb[] {
  if (!parent) return []
  const url = parent.is_clickable ? parent.urls[locale] : undefined
  return [...crumbsOf(parent.parent, locale), { title: parent.title, ...(url && { url }) }]
}
