import { Failure } from '../../../contract/errors.ts'
import { href } from '../../../contract/routes.ts'
import type { LoadArguments, SubmitResult } from '../../../ui/screen.ts'
import { ownAccount } from '../own-endpoints.ts'
import { answerForm, type FormResult } from './answer-form.ts'

/** Each form of the settings by its name. */
export async function submit(
  args: LoadArguments & { form: URLSearchParams },
): Promise<SubmitResult<FormResult>> {
  const { call, form, locale } = args
  const name = form.get('form') ?? ''
  const current_password = form.get('current_password') ?? ''
  const works: Record<string, () => Promise<unknown>> = {
    email: () =>
      call(ownAccount.changeEmail, {}, { email: form.get('email')?.trim() ?? '', current_password }),
    password: () =>
      call(ownAccount.changePassword, {}, { current_password, password: form.get('password') ?? '' }),
    session: () => call(ownAccount.endSession, { id: Number(form.get('id')) }),
    others: () => call(ownAccount.endOtherSessions),
    delete: () => call(ownAccount.deleteAccount, {}, { current_password }),
  }
  return answerForm(name, args, async () => {
    if (!Object.hasOwn(works, name)) throw new Failure('invalid')
    await works[name]?.()
    if (name === 'delete') return href('userStep', locale, { slug: 'goodbye' })
    return `${href('userSettings', locale)}?done=${name}`
  })
}
