import { filesOf, loadViews } from '../../modules/views.ts'
import { defineScreen } from '../../ui/screen.ts'
import { pages } from '../endpoints.ts'
import { PageView } from './page-view.tsx'

/** A CMS page; the home page is the one without a path. */
export default defineScreen({
  load: ({ call, params }) => call(pages.page, { slug: params.path ?? '' }),
  prepare: (page) => loadViews(page.modules),
  urls: (page) => page.urls,
  pageClass: (page) => page.page_class,
  isLandingPage: (page) => page.is_landing_page,
  files: (page) => filesOf(page.modules),
  View: PageView,
})
