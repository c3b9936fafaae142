import { safeNext } from '../../../contract/links.ts'
import { defineScreen } from '../../../ui/screen.ts'
import { accounts } from '../endpoints.ts'
import { LoginView } from './login-view.tsx'
import { submit } from './submit-login.ts'

/** A plain form, so that it works without scripting (3-readings, Routes). */
export default defineScreen({
  load: async ({ call, url }) => ({
    user: await call(accounts.details),
    next: safeNext(url.searchParams.get('next')),
  }),
  // The code of the server is not part of the browser's build.
  ...(import.meta.env.SSR && { submit }),
  View: LoginView,
})
