import { isFailure } from '../../../contract/errors.ts'
import { failureBody } from '../../../contract/failure-body.ts'
import { safeNext } from '../../../contract/links.ts'
import { href } from '../../../contract/routes.ts'
import { defineScreen } from '../../../ui/screen.ts'
import { accounts } from '../endpoints.ts'
import { type LoginResult, LoginView } from './login-view.tsx'

/** A plain form, so that it works without scripting (3-readings, Routes). */
export default defineScreen({
  load: async ({ call, url }) => ({
    user: await call(accounts.details),
    next: safeNext(url.searchParams.get('next')),
  }),
  submit: async ({ call, form, locale }) => {
    if (form.has('logout')) {
      await call(accounts.logout)
      return { redirect: href('userLogin', locale) }
    }
    const email = form.get('email')?.trim() ?? ''
    try {
      await call(accounts.login, {}, { email, password: form.get('password') ?? '' })
      return { redirect: safeNext(form.get('next')) ?? href('home', locale) }
    } catch (error) {
      if (!isFailure(error)) throw error
      const body = failureBody(error, locale)
      const result: LoginResult = error.fields
        ? { email, fields: error.fields }
        : { email, message: String(body.detail) }
      return { status: error.status, result, retryAfter: error.retryAfter }
    }
  },
  View: LoginView,
})
