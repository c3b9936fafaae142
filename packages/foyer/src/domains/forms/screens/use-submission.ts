import { type RefObject, useEffect, useRef, useState } from 'react'
import type { FieldMessages } from '../../../contract/errors.ts'
import { strings as validationStrings } from '../../../contract/validation-strings.ts'
import { useCall } from '../../../ui/use-call.ts'
import { useStrings } from '../../../ui/use-locale.ts'
import { useSubmit } from '../../../ui/use-submit.ts'
import type { Form } from '../contract.ts'
import { forms } from '../endpoints.ts'
import { type Answers, checkAnswers, restoredAnswers, startingAnswers, typedAnswers } from './answers.ts'
import { forgetDraft, keepDraft, newKey, readDraft } from './draft.ts'
import { isVisible } from './fields/field.tsx'
import { strings } from './strings.ts'

/** Before hydration nothing can be sent: the browser would put all answers into the address. */
type Progress = { state: 'loading' } | { state: 'filling' } | { state: 'sent'; message: string }

/** The state of a form while it is filled in and sent: its answers, their errors, and the progress. */
export function useSubmission(form: Form, panel: RefObject<HTMLFormElement | null>) {
  const t = useStrings(strings)
  const messages = useStrings(validationStrings)
  const call = useCall()
  const [answers, setAnswers] = useState<Answers>(() => startingAnswers(form.fields))
  const { isSending, wrong, failure, clear, submit: trySending } = useSubmit()
  const [progress, setProgress] = useState<Progress>({ state: 'loading' })
  // A ref, so that a file that finishes uploading does not overwrite answers given meanwhile.
  const latest = useRef(answers)
  const key = useRef('')
  const trap = useRef('')
  /** Null if the answers were restored: how long they took is unknown. */
  const shownAt = useRef<number | null>(null)
  const hasTried = useRef(false)

  useEffect(() => {
    const draft = readDraft(form.id)
    key.current = draft?.key ?? newKey()
    hasTried.current = draft?.isTried ?? false
    shownAt.current = draft ? null : performance.now()
    const kept = restoredAnswers(form.fields, draft?.answers ?? {})
    const typed = panel.current ? typedAnswers(form.fields, new FormData(panel.current)) : {}
    latest.current = { ...kept, ...typed }
    setAnswers(latest.current)
    setProgress((now) => (now.state === 'loading' ? { state: 'filling' } : now))
  }, [form, panel])

  const change = (slug: string, value: unknown) => {
    latest.current = { ...latest.current, [slug]: value }
    setAnswers(latest.current)
    clear(slug)
    // The attempt before may have arrived, with only its answer lost. Changed answers are a new entry.
    if (hasTried.current) key.current = newKey()
    hasTried.current = false
    keep()
  }
  const keep = () =>
    keepDraft(form.id, { answers: latest.current, key: key.current, isTried: hasTried.current })

  const send = () => {
    hasTried.current = true
    keep()
    return call(
      forms.createEntry,
      {},
      {
        form: form.id,
        field_values: latest.current,
        submission_key: key.current,
        trap: trap.current,
        ...(shownAt.current !== null && {
          seconds: Math.round((performance.now() - shownAt.current) / 1000),
        }),
      },
    )
  }

  const submit = async () => {
    const found = checkAnswers(form.fields, latest.current, {
      ...{ required: messages.required, email: messages.email, emailsDiffer: messages.emailsDiffer },
      ...{ uploading: t.stillUploading, notUploaded: t.notUploaded },
    })
    const taken = await trySending(send, found)
    if (!taken) return
    forgetDraft(form.id)
    setProgress({ state: 'sent', message: taken.message })
  }

  const startAgain = () => {
    key.current = newKey()
    shownAt.current = performance.now()
    hasTried.current = false
    latest.current = startingAnswers(form.fields)
    setAnswers(latest.current)
    setProgress({ state: 'filling' })
  }

  const { atFields, elsewhere } = sorted(form, wrong)
  const notTaken = failure && (failure.code === 'throttled' ? t.tooOften : t.notSent)
  return {
    answers,
    wrong: atFields,
    failure: elsewhere ?? notTaken,
    progress,
    isSending,
    change,
    submit,
    startAgain,
    trap,
  }
}

/** Messages about a field that is not shown are shown with the form. */
function sorted(form: Form, messages: FieldMessages): { atFields: FieldMessages; elsewhere: string | null } {
  const isShown = (slug: string) => form.fields.some((field) => field.slug === slug && isVisible(field))
  const [there, elsewhere] = [true, false].map((wanted) =>
    Object.entries(messages).filter(([slug]) => isShown(slug) === wanted),
  ) as [[string, string[]][], [string, string[]][]]
  return {
    atFields: Object.fromEntries(there),
    elsewhere: elsewhere.length > 0 ? elsewhere.flatMap(([, list]) => list).join(' ') : null,
  }
}
