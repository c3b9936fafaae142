import { href } from '../../../contract/routes.ts'
import { defineScreen } from '../../../ui/screen.ts'
import { loadOverview } from './overview-data.ts'
import { OverviewView } from './overview-view.tsx'

export default defineScreen({
  load: async (args) => ({
    ...(await loadOverview(args, { tag: Number(args.params.id) })),
    locale: args.locale,
  }),
  urls: ({ tag, locale }) =>
    tag ? { [locale]: href('magazineTag', locale, { tag: tag.slug, id: tag.id }) } : {},
  View: OverviewView,
})
