import { defineScreen } from '../../ui/screen.ts'
import { pages } from '../endpoints.ts'
import { PageView } from './page-view.tsx'

/** The draft of a page, by a link for somebody without an account. It has no other language: the link is to this one alone. */
export default defineScreen({
  load: async ({ call, url }) => {
    const token = url.searchParams.get('token')?.slice(0, 100) || '-'
    const page = await call(pages.preview, { token })
    // Nobody is to find it, whatever the page says of itself.
    return { ...page, urls: {}, is_findable: false }
  },
  isLandingPage: (page) => page.is_landing_page,
  pageClass: (page) => page.page_class,
  modules: (page) => page.modules,
  View: PageView,
})
