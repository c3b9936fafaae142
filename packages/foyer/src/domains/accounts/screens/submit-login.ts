import { isFailure } from '../../../contract/errors.ts'
import { failureBody } from '../../../contract/failure-body.ts'
import { safeNext } from '../../../contract/links.ts'
import { href } from '../../../contract/routes.ts'
import type { LoadArguments, SubmitResult } from '../../../ui/screen.ts'
import { accounts } from '../endpoints.ts'
import { entrance } from '../own-endpoints.ts'
import type { LoginResult } from './login-view.tsx'

/** Logs in or out, or says why it failed. */
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
  const pending = form.get('pending') ?? ''
  try {
    if (pending) await call(entrance.loginCode, {}, { pending, code: form.get('code') ?? '' })
    else await call(accounts.login, {}, { email, password: form.get('password') ?? '' })
    return { redirect: safeNext(form.get('next')) ?? href('home', locale) }
  } catch (error) {
    if (!isFailure(error)) throw error
    const body = failureBody(error, locale)
    const waiting = error.code === 'second_factor' ? String(error.details?.pending) : ''
    const result: LoginResult = error.fields
      ? { email, fields: error.fields, ...(error.fields.code && { pending }) }
      : { email, message: String(body.detail), ...(waiting && { pending: waiting }) }
    return { status: error.status, result, retryAfter: error.retryAfter }
  }
}
