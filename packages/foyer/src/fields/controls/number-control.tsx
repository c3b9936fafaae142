import { useState } from 'react'
import { type ControlProps, textOf } from './control.ts'
import styles from './controls.module.css'
import { messagesAt } from './environment.ts'
import { Frame } from './frame.tsx'

/**
 * Whole numbers and decimals. A text that is no number is sent as typed, so that the server answers with a message for the field.
 */
export function NumberControl({ field, value, onChange, path, messages }: ControlProps) {
  // "1," on the way to "1,5" is no number yet, and must stay in the input.
  const [typed, setTyped] = useState<string | null>(null)
  const change = (text: string) => {
    setTyped(text)
    onChange(numberOf(text))
  }
  return (
    <Frame
      label={field.label}
      about={field.help}
      required={field.required}
      errors={messagesAt(messages, path)}
    >
      {(input) => (
        <input
          {...input}
          className={styles.short}
          inputMode={field.kind === 'decimal' ? 'decimal' : 'numeric'}
          value={typed !== null && numberOf(typed) === value ? typed : textOf(value)}
          onChange={(event) => change(event.target.value)}
        />
      )}
    </Frame>
  )
}

function numberOf(text: string): number | string | null {
  const plain = text.trim().replace(',', '.')
  if (plain === '') return null
  const number = Number(plain)
  return Number.isFinite(number) ? number : text
}
