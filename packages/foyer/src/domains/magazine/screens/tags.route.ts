import { defineScreen } from '../../../ui/screen.ts'
import { magazine } from '../endpoints.ts'
import { loadCategories } from './overview-data.ts'
import { TagsView } from './tags-view.tsx'

export default defineScreen({
  load: async ({ call }) => {
    const [categories, { data: tags }] = await Promise.all([loadCategories(call), call(magazine.tags)])
    return { categories, tags }
  },
  View: TagsView,
})
