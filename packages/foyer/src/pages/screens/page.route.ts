import { Failure, isFailure } from '../../contract/errors.ts'
import { defineScreen, Redirect } from '../../ui/screen.ts'
import type { Page } from '../contract.ts'
import { pages } from '../endpoints.ts'
import { PageView } from './page-view.tsx'

/** A CMS page; the home page is the one without a path. */
export default defineScreen({
  load: ({ call, params, url, locale }) => {
    // 1 §4 Version preview; the site redirects all but editors before they get here.
    const version = url.searchParams.get('v')
    const query = { slug: params.path ?? '', ...(version && { version_id: Number(version) }) }
    // 1 §8: an address that cannot be valid is answered as a page that does not exist.
    return call(pages.page, query).catch(async (error: unknown) => {
      const missed = isFailure(error) && error.status === 400 && !version ? new Failure('not_found') : error
      const lower = query.slug.toLowerCase()
      if (isFailure(missed) && missed.code === 'not_found' && lower !== query.slug) {
        // Visitors type addresses in capitals as on posters. An address that contains capitals itself was found before.
        const { urls } = await call(pages.page, { slug: lower }).catch(() => ({ urls: {} as Page['urls'] }))
        if (urls[locale]) throw new Redirect(urls[locale] + url.search, 301)
      }
      throw missed
    })
  },
  urls: (page) => page.urls,
  // Pages without a parent are siblings but share nothing, not even a header.
  siblingUrls: (page) => (page.parent ? page.siblings : []).flatMap(({ urls }) => Object.values(urls)),
  isLandingPage: (page) => page.is_landing_page,
  pageClass: (page) => page.page_class,
  brand: (page) => page.brand,
  modules: (page) => page.modules,
  View: PageView,
})
