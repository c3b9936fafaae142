import { isFailure } from '../../../contract/errors.ts'
import { failureBody } from '../../../contract/failure-body.ts'
import { safeNext } from '../../../contract/links.ts'
import { href } from '../../../contract/routes.ts'
import type { LoadArguments, SubmitResult } from '../../../ui/screen.ts'
import { accounts } from '../endpoints.ts'
import type { LoginResult } from './login-view.tsx'

/** Logs in or out, and says what is wrong where it cannot. */
export async function submit({
  call,
  form,
  locale,
}: LoadArguments & { form: URLSearchParams }): Promise<SubmitResult<LoginResult>> {
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
}
