import { Failure, isFailure } from '../../contract/errors.ts'
import { defineScreen } from '../../ui/screen.ts'
import { pages } from '../endpoints.ts'
import { PageView } from './page-view.tsx'

/** A CMS page; the home page is the one without a path. */
export default defineScreen({
  load: ({ call, params, url }) => {
    // 1 §4 Version preview; the site lets nobody but editors come here with one.
    const version = url.searchParams.get('v')
    const query = { slug: params.path ?? '', ...(version && { version_id: Number(version) }) }
    // 1 §8: where it is the address that cannot be right, the page is one that is not there.
    return call(pages.page, query).catch((error: unknown) => {
      throw isFailure(error) && error.status === 400 && !version ? new Failure('not_found') : error
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
