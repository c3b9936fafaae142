import { defineScreen } from '../../../ui/screen.ts'
import { ownAccount } from '../own-endpoints.ts'
import { passkeyCalls } from '../passkey-endpoints.ts'
import { SettingsView } from './settings-view.tsx'
import { submit } from './submit-settings.ts'

export default defineScreen({
  guard: 'login',
  load: async ({ call, url }) => {
    const [profile, sessions, factor, passkeys] = await Promise.all([
      call(ownAccount.profile),
      call(ownAccount.sessions),
      call(ownAccount.factor),
      call(passkeyCalls.list),
    ])
    return {
      email: profile.email,
      sessions: sessions.data,
      factor,
      passkeys: passkeys.data,
      done: url.searchParams.get('done'),
    }
  },
  ...(import.meta.env.SSR && { submit }),
  View: SettingsView,
})
