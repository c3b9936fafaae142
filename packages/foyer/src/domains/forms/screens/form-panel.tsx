import { type FormEvent, useEffect, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useStrings } from '../../../ui/use-locale.ts'
import type { Form } from '../contract.ts'
import { Field } from './fields/field.tsx'
import styles from './form-panel.module.css'
import { strings } from './strings.ts'
import { useSubmission } from './use-submission.ts'

/** The fields, the button to send them, and the result. */
export function FormPanel({ form }: { form: Form }) {
  const t = useStrings(strings)
  const panel = useRef<HTMLFormElement>(null)
  const { answers, wrong, failure, progress, isSending, change, submit, startAgain, trap } = useSubmission(
    form,
    panel,
  )
  const count = Object.keys(wrong).length
  const isSent = progress.state === 'sent'

  // After a failed attempt the first field with an error gets the focus.
  const focusFirstError = useRef(false)
  useEffect(() => {
    if (!focusFirstError.current || isSending) return
    focusFirstError.current = false
    panel.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  })

  if (isSent) return <Sent message={progress.message} onAgain={startAgain} />
  const send = (event: FormEvent) => {
    event.preventDefault()
    focusFirstError.current = true
    void submit()
  }
  return (
    <form ref={panel} className={styles.panel} onSubmit={send} noValidate>
      <p className={styles.hint}>{t.requiredHint}</p>
      <noscript>
        <p className={styles.notice} data-signal="notice">
          {t.needsScripting}
        </p>
      </noscript>
      {form.fields.map((field) => (
        <Field
          key={field.slug}
          field={field}
          value={answers[field.slug]}
          errors={wrong[field.slug] ?? []}
          onChange={(value) => change(field.slug, value)}
        />
      ))}
      {/* Robots fill in every field; people do not see this one. An entry with a value here is stored too, as
         suspect. */}
      <div className={styles.trap} aria-hidden="true">
        <label>
          {t.leaveEmpty}
          <input
            type="text"
            tabIndex={-1}
            autoComplete="off"
            onChange={({ currentTarget }) => {
              trap.current = currentTarget.value
            }}
          />
        </label>
      </div>
      <div className={styles.end}>
        <Button
          type="submit"
          disabled={progress.state === 'loading'}
          // Not disabled while sending, because the button would lose the focus.
          aria-disabled={isSending || undefined}
        >
          {isSending ? t.sending : t.send}
        </Button>
        <div role="alert">
          {count > 0 && (
            <p className={styles.notice} data-signal="error">
              {t.check(count)}
            </p>
          )}
          {failure && (
            <p className={styles.notice} data-signal="error">
              {failure}
            </p>
          )}
        </div>
      </div>
    </form>
  )
}

function Sent({ message, onAgain }: { message: string; onAgain(): void }) {
  const t = useStrings(strings)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={styles.sent} role="status">
      <h2 ref={heading} tabIndex={-1} className={styles.sentTitle}>
        {t.sent}
      </h2>
      <div
        className={styles.message}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server when answered
        dangerouslySetInnerHTML={{ __html: message }}
      />
      <Button look="outline" onClick={onAgain}>
        {t.another}
      </Button>
    </div>
  )
}
