import { href } from '../../../contract/routes.ts'
import { defineScreen } from '../../../ui/screen.ts'
import { loadOverview } from './overview-data.ts'
import { OverviewView } from './overview-view.tsx'

export default defineScreen({
  load: async (args) => ({
    ...(await loadOverview(args, { category: Number(args.params.id) })),
    locale: args.locale,
  }),
  urls: ({ category, locale }) =>
    category
      ? { [locale]: href('magazineCategory', locale, { category: category.slug, id: category.id }) }
      : {},
  View: OverviewView,
})
