import { useEffect, useRef, useState } from 'react'
import { type FieldMessages, isFailure } from '../../../contract/errors.ts'
import { strings as validationStrings } from '../../../contract/validation-strings.ts'
import { useCall } from '../../../ui/use-call.ts'
import { useStrings } from '../../../ui/use-locale.ts'
import type { Form } from '../contract.ts'
import { forms } from '../endpoints.ts'
import { strings } from '../strings.ts'
import { type Answers, checkAnswers, startingAnswers } from './answers.ts'
import { forgetDraft, keepDraft, newKey, readDraft } from './draft.ts'
import { withFreshToken } from './fresh-token.ts'

type Progress = { state: 'filling' } | { state: 'sending' } | { state: 'sent'; message: string }

/** A form while it is filled in and sent: its answers, what is wrong with them, and how far it has got. */
export function useSubmission(form: Form) {
  const t = useStrings(strings)
  const messages = useStrings(validationStrings)
  const call = useCall()
  const [answers, setAnswers] = useState<Answers>(() => startingAnswers(form.fields))
  const [wrong, setWrong] = useState<FieldMessages>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [progress, setProgress] = useState<Progress>({ state: 'filling' })
  const key = useRef('')
  const trap = useRef('')
  const shownAt = useRef(0)
  const isBusy = useRef(false)

  useEffect(() => {
    const draft = readDraft(form.id)
    key.current = draft?.key ?? newKey()
    shownAt.current = performance.now()
    if (draft) setAnswers((starting) => ({ ...starting, ...draft.answers }))
  }, [form.id])

  const change = (slug: string, value: unknown) => {
    const changed = { ...answers, [slug]: value }
    setAnswers(changed)
    setWrong(({ [slug]: _mended, ...others }) => others)
    keepDraft(form.id, { answers: changed, key: key.current })
  }

  const send = () =>
    call(
      forms.createEntry,
      {},
      {
        form: form.id,
        field_values: answers,
        submission_key: key.current,
        trap: trap.current,
        seconds: Math.round((performance.now() - shownAt.current) / 1000),
      },
    )

  const submit = async () => {
    if (isBusy.current) return
    const found = checkAnswers(form.fields, answers, { ...messages, emailsDiffer: t.emailsDiffer })
    setWrong(found)
    setFailure(null)
    if (Object.keys(found).length > 0) return
    isBusy.current = true
    setProgress({ state: 'sending' })
    try {
      const { message } = await withFreshToken(call, send)
      forgetDraft(form.id)
      setProgress({ state: 'sent', message })
    } catch (error) {
      setProgress({ state: 'filling' })
      if (isFailure(error) && error.fields) setWrong(error.fields)
      else setFailure(isFailure(error) && error.code === 'throttled' ? t.tooOften : t.notSent)
    } finally {
      isBusy.current = false
    }
  }

  const startAgain = () => {
    key.current = newKey()
    shownAt.current = performance.now()
    setAnswers(startingAnswers(form.fields))
    setProgress({ state: 'filling' })
  }

  return { answers, wrong, failure, progress, change, submit, startAgain, trap }
}
