import { defineScreen } from '../../ui/screen.ts'
import { pageTexts } from '../text-endpoints.ts'
import { PageView } from './page-view.tsx'

/**
 * The draft of a page, by a link for readers without an account. It has no other language, because the link is valid for this one
 * only.
 */
export default defineScreen({
  load: async ({ call, url }) => {
    const token = url.searchParams.get('token')?.slice(0, 100) || '-'
    const page = await call(pageTexts.preview, { token })
    // Search engines must not index it, whatever the page's own setting.
    return { ...page, urls: {}, is_findable: false }
  },
  isLandingPage: (page) => page.is_landing_page,
  pageClass: (page) => page.page_class,
  brand: (page) => page.brand,
  modules: (page) => page.modules,
  View: PageView,
})
