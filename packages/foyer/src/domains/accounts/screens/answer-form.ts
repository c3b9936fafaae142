import { type FieldMessages, isFailure } from '../../../contract/errors.ts'
import { failureBody } from '../../../contract/failure-body.ts'
import type { Locale } from '../../../contract/locale.ts'
import type { SubmitResult } from '../../../ui/screen.ts'

/** What went wrong in a form of the screen, with what was typed, except passwords. */
export interface FormResult {
  form: string
  values: Record<string, string>
  message?: string
  fields?: FieldMessages
}

const SECRET = /password|token|code/

/** Runs the action of a form and redirects, or returns what is wrong for the form to show. */
export async function answerForm(
  name: string,
  { form, locale }: { form: URLSearchParams; locale: Locale },
  work: () => Promise<string>,
): Promise<SubmitResult<FormResult>> {
  try {
    return { redirect: await work() }
  } catch (error) {
    if (!isFailure(error)) throw error
    const values = Object.fromEntries([...form].filter(([field]) => !SECRET.test(field)))
    const told = error.fields
      ? { fields: inOrderOf(form, error.fields), message: error.fields.token?.[0] }
      : { message: String(failureBody(error, locale).detail) }
    return {
      status: error.status,
      result: { form: name, values, ...told },
      retryAfter: error.retryAfter,
    }
  }
}

/** Sorts the messages in the order of the form's fields, because the first wrong field gets the focus. */
function inOrderOf(form: URLSearchParams, fields: FieldMessages): FieldMessages {
  const names = [...form.keys()]
  // What the form does not have, such as what is said of it as a whole, comes last.
  const placeOf = (name: string) => (names.includes(name) ? names.indexOf(name) : names.length)
  return Object.fromEntries(Object.entries(fields).sort(([one], [other]) => placeOf(one) - placeOf(other)))
}
