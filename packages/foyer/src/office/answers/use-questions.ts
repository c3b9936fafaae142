import { useCallback } from 'react'
import type { ResourceDescription } from '../../fields/description.ts'
import type { Values } from '../calls.ts'
import { useAnswer } from '../use-answer.ts'
import { resourceNamed, useOffice } from '../use-office.ts'
import type { Question } from './answers-in-words.ts'

/** The questions of the forms of some entries: one call per form. Until they are loaded, an entry has no questions. */
export function useQuestions(
  resource: ResourceDescription,
  entries: Values[],
): (entry: Values) => Question[] {
  const { calls, resources } = useOffice()
  const hasAnswers = resource.fields.some(({ kind }) => kind === 'answers')
  const form = resource.fields.find(({ name }) => name === 'form')
  const forms = hasAnswers ? resourceNamed(resources, form?.of ?? '') : undefined
  const ids = forms ? [...new Set(entries.map((entry) => Number(entry.form)))].join() : ''
  const ask = useCallback(async () => {
    const known = new Map<number, Question[]>()
    if (!forms || ids === '') return known
    for (const id of ids.split(',').map(Number))
      known.set(id, (await calls.read(forms, id)).fields as Question[])
    return known
  }, [calls, forms, ids])
  const { data } = useAnswer(ask)
  return (entry) => data?.get(Number(entry.form)) ?? []
}
