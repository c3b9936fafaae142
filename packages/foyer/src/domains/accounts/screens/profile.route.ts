import { defineScreen } from '../../../ui/screen.ts'
import { ownAccount } from '../own-endpoints.ts'
import { ProfileView } from './profile-view.tsx'
import { submit } from './submit-profile.ts'

export default defineScreen({
  guard: 'login',
  load: async ({ call, url }) => ({
    profile: await call(ownAccount.profile),
    done: url.searchParams.get('done'),
  }),
  ...(import.meta.env.SSR && { submit }),
  View: ProfileView,
})
