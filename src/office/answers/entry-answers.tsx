import { ReadOnlyValue } from '../../fields/controls/read-only-value.tsx'
import type { FieldDescription, ResourceDescription } from '../../fields/description.ts'
import type { Values } from '../calls.ts'
import { useOffice } from '../use-office.ts'
import { answersInWords } from './answers-in-words.ts'
import { useQuestions } from './use-questions.ts'

interface Props {
  resource: ResourceDescription
  field: FieldDescription
  values: Values
}

/** What a visitor answered, with the questions of the form it was sent with; by their short names until these are known. */
export function EntryAnswers({ resource, field, values }: Props) {
  const { locale } = useOffice()
  const questionsOf = useQuestions(resource, [values])
  const answers = (values[field.name] ?? {}) as Record<string, unknown>
  return <ReadOnlyValue field={field} value={answersInWords(questionsOf(values), answers, locale)} />
}
