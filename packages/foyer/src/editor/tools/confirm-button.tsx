import { useEffect, useRef, useState } from 'react'
import { useWords } from '../desk/desk.ts'
import panel from '../panels/panel.module.css'
import tools from './tools.module.css'

interface Props {
  /** The text of the button, and of the button that confirms. */
  label: string
  /** The consequence, shown before the action. */
  question: string
  className: string | undefined
  onConfirm(): void
}

/** A button for an action that visitors notice at once: it states the consequence and asks for confirmation. */
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
