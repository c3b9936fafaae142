import { href } from '../../../contract/routes.ts'
import type { LoadArguments, SubmitResult } from '../../../ui/screen.ts'
import { favoriteCalls } from '../favorite-endpoints.ts'
import { answerForm, type FormResult } from './answer-form.ts'

/** The address for calendars. A new one is shown in the answer to the form, and never again. */
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
