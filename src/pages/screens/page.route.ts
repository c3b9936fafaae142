import { defineScreen } from '../../ui/screen.ts'
import { pages } from '../endpoints.ts'
import { PageView } from './page-view.tsx'

/** A CMS page; the home page is the one without a path. */
export default defineScreen({
  load: ({ call, params }) => call(pages.page, { slug: params.path ?? '' }),
  urls: (page) => page.urls,
  pageClass: (page) => page.page_class,
  modules: (page) => page.modules,
  View: PageView,
})
