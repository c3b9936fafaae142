import { accounts } from '../../domains/accounts/endpoints.ts'
import { insight } from '../../domains/insight/endpoints.ts'
import { defineScreen } from '../../ui/screen.ts'
import { CmsHubView } from './cms-hub-view.tsx'
import { submit } from './submit-cms-hub.ts'

/** Where editors begin: what the house holds, and what visitors looked for in vain. */
export default defineScreen({
  guard: 'editor',
  load: async ({ call }) => {
    const [user, hub] = await Promise.all([call(accounts.editor), call(insight.hub)])
    if (!user.has_dashboard_online_access) return { user, hub, figures: null }
    const [site, content, searches, missed, versions] = await Promise.all([
      call(insight.site),
      call(insight.contentOverview),
      call(insight.searchKeywords),
      call(insight.errorLog),
      call(insight.versions),
    ])
    return {
      user,
      hub,
      figures: {
        site: site.data,
        content: content.data,
        searches: searches.data.slice(0, 10),
        missed: missed.data.slice(0, 10),
        versions: versions.data.slice(0, 10),
      },
    }
  },
  ...(import.meta.env.SSR && { submit }),
  View: CmsHubView,
})
