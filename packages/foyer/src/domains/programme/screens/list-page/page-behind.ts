import type { Call } from '../../../../contract/endpoint.ts'
import { isFailure } from '../../../../contract/errors.ts'
import { inEachLocale, type Locale } from '../../../../contract/locale.ts'
import { href } from '../../../../contract/routes.ts'
import type { Page } from '../../../../pages/contract.ts'
import { pages } from '../../../../pages/endpoints.ts'

type ListRoute = 'events' | 'productions'

/** What a list uses of the CMS page behind it: its header, and its data for search engines (3-readings, Routes). */
export interface PageBehind {
  title: string
  headline: string
  pageClass: string
  description: string
  metaTitle: string
  og: { title: string; description: string; image: string; type: string }
}

/**
 * Loads the page with the list's own address. If it does not exist or cannot be loaded, the list is shown without it.
 */
export async function loadPageBehind(
  call: Call,
  route: ListRoute,
  locale: Locale,
): Promise<PageBehind | null> {
  const slug = href(route, locale).slice(`/${locale}/`.length)
  try {
    return pick(await call(pages.page, { slug }))
  } catch (error) {
    // 2 §8 Overlay headline fails: logged, and the default stays. A missing page is not logged.
    if (!isFailure(error) || error.code !== 'not_found') console.warn(`the page of ${route} failed`, error)
    return null
  }
}

function pick(page: Page): PageBehind {
  return {
    title: page.title,
    headline: page.headline,
    pageClass: page.page_class,
    description: page.meta_description,
    metaTitle: page.meta_title,
    og: {
      title: page.og_title,
      description: page.og_description,
      image: page.og_image,
      type: page.og_type,
    },
  }
}

/** The head of a list's document. */
export function headOf(route: ListRoute, page: PageBehind | null, name: string) {
  const urls = inEachLocale((locale) => href(route, locale))
  if (!page) return { title: name, urls }
  return { title: page.metaTitle || page.title, description: page.description, og: page.og, urls }
}
