import { useEffect, useRef, useState } from 'react'
import { useWords } from '../desk/desk.ts'
import panel from '../panels/panel.module.css'
import tools from './tools.module.css'

interface Props {
  /** What the button says, and the one that confirms. */
  label: string
  /** What will happen, told before it does. */
  question: string
  className: string | undefined
  onConfirm(): void
}

/** A button for what visitors would notice at once: it names the consequence first, and asks. */
export function ConfirmButton({ label, question, className, onConfirm }: Props) {
  const t = useWords()
  const [isAsking, setAsking] = useState(false)
  const sure = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isAsking) sure.current?.focus()
  }, [isAsking])
  if (!isAsking) {
    return (
      <button type="button" className={className} onClick={() => setAsking(true)}>
        {label}
      </button>
    )
  }
  return (
    <section aria-label={label} className={panel.note}>
      {question}
      <div className={panel.row}>
        <button
          ref={sure}
          type="button"
          className={className}
          onClick={() => {
            setAsking(false)
            onConfirm()
          }}
        >
          {label}
        </button>
        <button type="button" className={tools.plain} onClick={() => setAsking(false)}>
          {t.cancel}
        </button>
      </div>
    </section>
  )
}
