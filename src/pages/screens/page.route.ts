import { Failure, isFailure } from '../../contract/errors.ts'
import { defineScreen, Redirect } from '../../ui/screen.ts'
import type { Page } from '../contract.ts'
import { pages } from '../endpoints.ts'
import { PageView } from './page-view.tsx'

/** A CMS page; the home page is the one without a path. */
export default defineScreen({
  load: ({ call, params, url, locale }) => {
    // 1 §4 Version preview; the site lets nobody but editors come here with one.
    const version = url.searchParams.get('v')
    const query = { slug: params.path ?? '', ...(version && { version_id: Number(version) }) }
    // 1 §8: where it is the address that cannot be right, the page is one that is not there.
    return call(pages.page, query).catch(async (error: unknown) => {
      const missed = isFailure(error) && error.status === 400 && !version ? new Failure('not_found') : error
      const lower = query.slug.toLowerCase()
      if (isFailure(missed) && missed.code === 'not_found' && lower !== query.slug) {
        // People type what a poster shouts; a name with capitals of its own was found as it is.
        const { urls } = await call(pages.page, { slug: lower }).catch(() => ({ urls: {} as Page['urls'] }))
        if (urls[locale]) throw new Redirect(urls[locale] + url.search, 301)
      }
      throw missed
    })
  },
  urls: (page) => page.urls,
  // Pages without a parent stand beside each other and share nothing, not even a header.
  siblingUrls: (page) => (page.parent ? page.siblings : []).flatMap(({ urls }) => Object.values(urls)),
  isLandingPage: (page) => page.is_landing_page,
  pageClass: (page) => page.page_class,
  modules: (page) => page.modules,
  View: PageView,
})
