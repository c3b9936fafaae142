import { insight } from '../../../domains/insight/endpoints.ts'
import { defineScreen } from '../../../ui/screen.ts'
import { DashboardView } from './dashboard-view.tsx'
import { submit } from './submit-dashboard.ts'

/** How many rows of each list the screen shows; the files contain all of them. */
const LINES = 12

/** The dashboard, for users with access to it; the calls refuse all others. */
export default defineScreen({
  guard: 'editor',
  load: async ({ call, url }) => {
    const asked = (name: string) => url.searchParams.get(name) || undefined
    const span = { from: asked('from'), to: asked('to') }
    const site = await call(insight.site)
    const [views, searches, missed, content, activities, identity, versions] = await Promise.all([
      call(insight.pageViews, span),
      call(insight.searchKeywords, span),
      call(insight.errorLog, { ...span, order: 'count' }),
      call(insight.contentOverview),
      call(insight.pageActivities, span),
      call(insight.identityEvents, span),
      call(insight.versions, span),
    ])
    return {
      site: site.data,
      views: { ...views, data: views.data.slice(0, LINES) },
      searches: {
        ...searches,
        data: searches.data.slice(0, LINES),
        empty: searches.empty.slice(0, LINES),
      },
      missed: { ...missed, data: missed.data.slice(0, LINES) },
      content: content.data,
      activities: activities.data.slice(0, LINES),
      identity: identity.data.slice(0, LINES),
      versions: versions.data.slice(0, LINES),
      done: url.searchParams.get('done'),
    }
  },
  ...(import.meta.env.SSR && { submit }),
  View: DashboardView,
})
