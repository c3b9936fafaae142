import { DEFAULT_LOCALE, isLocale, TOOL_LOCALES } from '../../../contract/locale.ts'
import { href } from '../../../contract/routes.ts'
import type { LoadArguments, SubmitResult } from '../../../ui/screen.ts'
import { ownAccount } from '../own-endpoints.ts'
import { answerForm, type FormResult } from './answer-form.ts'

export async function submit(
  args: LoadArguments & { form: URLSearchParams },
): Promise<SubmitResult<FormResult>> {
  const { call, form, locale } = args
  return answerForm('profile', args, async () => {
    const given = form.get('locale')
    const chosen = isLocale(given, TOOL_LOCALES) ? given : DEFAULT_LOCALE
    await call(
      ownAccount.writeProfile,
      {},
      {
        first_name: form.get('first_name') ?? '',
        last_name: form.get('last_name') ?? '',
        locale: chosen,
        newsletter: form.has('newsletter'),
      },
    )
    return `${href('userProfile', locale)}?done=saved`
  })
}
