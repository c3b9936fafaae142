import { useCallback } from 'react'
import { ReadOnlyValue } from '../../fields/controls/read-only-value.tsx'
import type { FieldDescription, ResourceDescription } from '../../fields/description.ts'
import type { Values } from '../calls.ts'
import { useAnswer } from '../use-answer.ts'
import { resourceNamed, useOffice } from '../use-office.ts'
import { answersInWords, type Question } from './answers-in-words.ts'

interface Props {
  resource: ResourceDescription
  field: FieldDescription
  values: Values
}

/** What a visitor answered, with the questions of the form it was sent with; by their short names until these are known. */
export function EntryAnswers({ resource, field, values }: Props) {
  const { calls, resources, locale } = useOffice()
  const form = resource.fields.find(({ name }) => name === 'form')
  const forms = resourceNamed(resources, form?.of ?? '')
  const id = Number(values.form)
  const ask = useCallback(
    async () => (forms && id ? ((await calls.read(forms, id)).fields as Question[]) : []),
    [calls, forms, id],
  )
  const { data } = useAnswer(ask)
  const answers = (values[field.name] ?? {}) as Record<string, unknown>
  return <ReadOnlyValue field={field} value={answersInWords(data ?? [], answers, locale)} />
}
