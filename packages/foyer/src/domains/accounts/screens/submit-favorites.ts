import { href } from '../../../contract/routes.ts'
import type { LoadArguments, SubmitResult } from '../../../ui/screen.ts'
import { favoriteCalls } from '../favorite-endpoints.ts'
import { answerForm, type FormResult } from './answer-form.ts'

/** Handles the forms of the calendar address. A new address is shown only in the answer to the form. */
export async function submit(
  args: LoadArguments & { form: URLSearchParams },
): Promise<SubmitResult<FormResult>> {
  const { call, form, locale } = args
  let path = ''
  const answer = await answerForm('calendar', args, async () => {
    if (form.get('form') === 'close') await call(favoriteCalls.closeCalendar)
    else path = (await call(favoriteCalls.openCalendar)).path
    return `${href('userFavorites', locale)}?done=closed`
  })
  return path ? { status: 200, result: { form: 'opened', values: { path } } } : answer
}
