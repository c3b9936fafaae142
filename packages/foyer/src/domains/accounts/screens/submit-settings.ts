import { Failure } from '../../../contract/errors.ts'
import { href } from '../../../contract/routes.ts'
import type { LoadArguments, SubmitResult } from '../../../ui/screen.ts'
import { ownAccount } from '../own-endpoints.ts'
import { passkeyCalls } from '../passkey-endpoints.ts'
import { answerForm, type FormResult } from './answer-form.ts'

/** Handles each form of the settings by its name. */
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
    'factor-end': () => call(ownAccount.endFactor, {}, { current_password }),
    delete: () => call(ownAccount.deleteAccount, {}, { current_password }),
  }
  const passkey = /^passkey-end-(\d{1,9})$/.exec(name)
  if (passkey) {
    return answerForm(name, args, async () => {
      await call(passkeyCalls.end, {}, { id: Number(passkey[1]), current_password })
      return `${href('userSettings', locale)}?done=passkey`
    })
  }
  if (name === 'factor' || name === 'factor-code') return answerFactor(name, args)
  return answerForm(name, args, async () => {
    if (!Object.hasOwn(works, name)) throw new Failure('invalid')
    await works[name]?.()
    if (name === 'delete') return href('userStep', locale, { slug: 'goodbye' })
    return `${href('userSettings', locale)}?done=${name}`
  })
}

/** Keys and recovery codes are shown only in the answer to their form. */
async function answerFactor(
  name: 'factor' | 'factor-code',
  args: LoadArguments & { form: URLSearchParams },
): Promise<SubmitResult<FormResult>> {
  const { call, form } = args
  const given = (field: string) => form.get(field) ?? ''
  let values: Record<string, string> | null = null
  const answer = await answerForm(name, args, async () => {
    if (name === 'factor') {
      const { qr, ...key } = await call(
        ownAccount.beginFactor,
        {},
        { current_password: given('current_password') },
      )
      values = { ...key, ...(qr && { qr_size: String(qr.size), qr_path: qr.path }) }
    } else {
      const code = given('code').replace(/\s/g, '')
      values = { codes: (await call(ownAccount.confirmFactor, {}, { code })).codes.join(' ') }
    }
    return ''
  })
  return values ? { status: 200, result: { form: `${name}-told`, values } } : answer
}
