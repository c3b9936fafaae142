import { isFailure } from '../../../contract/errors.ts'
import { pageTexts } from '../../../pages/text-endpoints.ts'
import { defineScreen } from '../../../ui/screen.ts'
import type { SlotModule } from '../../../ui/slots.tsx'
import { magazine } from '../endpoints.ts'
import { ArticleView } from './article-view.tsx'
import { loadCategories } from './overview-data.ts'

export default defineScreen({
  load: async ({ call, params }) => {
    const [article, categories, body] = await Promise.all([
      call(magazine.detail, { id: Number(params.id) }),
      loadCategories(call),
      call(pageTexts.sectionBySlug, { slug: `article-${params.id}` }).then(
        ({ children }): SlotModule[] => children,
        emptyWhenMissing,
      ),
    ])
    return { article, categories, body }
  },
  urls: ({ article }) => article.urls,
  modules: ({ body }) => body,
  View: ArticleView,
})

/** An article whose body does not exist yet still has a page. */
function emptyWhenMissing(error: unknown): SlotModule[] {
  if (isFailure(error) && error.status === 404) return []
  throw error
}
