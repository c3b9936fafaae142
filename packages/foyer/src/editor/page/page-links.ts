import { otherLocale } from '../../contract/locale.ts'
import { type AnyRoute, match } from '../../contract/routes.ts'
import { currentVisit } from '../desk/desk.ts'

let pageId: number | null = null

/** Called by the code that has loaded the page, because the address does not contain the id. */
export function rememberPage(id: number | null): void {
  pageId = id
}

/** The forms of what screens show one of (1 §2 Edit links). */
const FORMS: Partial<Record<AnyRoute, string>> = {
  ...{ home: 'pages/page', page: 'pages/page', article: 'magazine/article', form: 'forms/form' },
  ...{ production: 'productions/production', event: 'events/event', series: 'series/series' },
  ...{ person: 'people/person', venue: 'venues/venue' },
}

/** Screens made of items, without text of their own: their items are edited in these lists. */
const LISTS: Partial<Record<AnyRoute, string>> = {
  ...{
    events: 'events/event',
    productions: 'productions/production',
    subscriptions: 'subscriptions/subscription',
  },
  ...{ magazine: 'magazine/article', magazineCategory: 'magazine/article', magazineTag: 'magazine/article' },
  ...{ magazineTags: 'magazine/articletag' },
  ...{ terms: 'pages/legaltext', privacy: 'pages/legaltext', imprint: 'pages/legaltext' },
}

interface PageLinks {
  /** 1 §2 Edit links: of the toolbar. */
  change: string | null
  /** The list of a screen without text of its own. */
  list: string | null
  /** The same page in the other language. */
  other: string | null
  /** Whether it is a page of the tree, which has versions. */
  isPage: boolean
  isHome: boolean
}

export function pageLinks(): PageLinks {
  const found = safeMatch(location.pathname)
  const id = found?.params.id ? Number(found.params.id) : pageId
  const admin = found && FORMS[found.name]
  const change = admin && id ? `/admin/${admin}/${id}/change/` : null
  const list = found && LISTS[found.name] ? `/admin/${LISTS[found.name]}/` : null
  return {
    change,
    list,
    other: otherLanguage(),
    isPage: admin === 'pages/page',
    isHome: found?.name === 'home',
  }
}

function safeMatch(path: string) {
  try {
    return match(path)
  } catch {
    return null
  }
}

/** Read from the page's own link for search engines. */
function otherLanguage(): string | null {
  const other = otherLocale(currentVisit().locale)
  if (!other) return null
  const link = document.querySelector<HTMLLinkElement>(`link[rel="alternate"][hreflang="${other}"]`)
  if (!link) return null
  const { pathname } = new URL(link.href)
  return `${pathname}?edit`
}
