import { accounts } from '../../domains/accounts/endpoints.ts'
import { insight } from '../../domains/insight/endpoints.ts'
import { defineScreen } from '../../ui/screen.ts'
import { CmsHubView } from './cms-hub-view.tsx'
import { submit } from './submit-cms-hub.ts'

/** The first page for editors: what is waiting, what has changed, and links to all tools. */
export default defineScreen({
  guard: 'editor',
  load: async ({ call }) => {
    const [user, hub] = await Promise.all([call(accounts.editor), call(insight.hub)])
    const site = user.has_dashboard_online_access ? (await call(insight.site)).data : null
    return { user, hub, site }
  },
  ...(import.meta.env.SSR && { submit }),
  View: CmsHubView,
})
