import { useState } from 'react'
import type { Failure } from '../../contract/errors.ts'
import { FailureNote } from '../failure-note.tsx'
import parts from '../parts.module.css'
import { useOffice, useTexts } from '../use-office.ts'
import { strings } from './first-steps-strings.ts'

/** Sends a letter to the admin who presses the button, and says what happened. */
export function TestMail({ onSent }: { onSent(): void }) {
  const t = useTexts(strings)
  const { calls } = useOffice()
  const [sending, setSending] = useState(false)
  const [sent, setSent] = useState<Awaited<ReturnType<typeof calls.testMail>> | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const send = async () => {
    if (sending) return
    setSending(true)
    setFailure(null)
    setSent(null)
    try {
      const answer = await calls.testMail()
      setSent(answer)
      if (answer.folder === null) onSent()
    } catch (error) {
      setFailure(error as Failure)
    } finally {
      setSending(false)
    }
  }
  return (
    <>
      <button type="button" className={parts.button} aria-disabled={sending} onClick={send}>
        {sending ? t.mailSending : t.mailSend}
      </button>
      <p role="status" className={parts.quiet}>
        {sent && (sent.folder === null ? t.mailSent(sent.to) : t.mailInFolder(sent.folder))}
      </p>
      {failure && <FailureNote failure={failure} />}
    </>
  )
}
