import { type ControlProps, textOf } from './control.ts'
import styles from './controls.module.css'
import { messagesAt, useControlStrings } from './environment.ts'
import { Frame } from './frame.tsx'

/** A colour that can be typed or picked. The line can be empty, which the picker cannot express. */
export function ColourControl({ field, value, onChange, path, messages }: ControlProps) {
  const t = useControlStrings()
  const text = textOf(value)
  return (
    <Frame
      label={field.label}
      about={field.help}
      required={field.required}
      errors={messagesAt(messages, path)}
    >
      {(input) => (
        <div className={styles.joined}>
          <input
            {...input}
            className={styles.short}
            spellCheck={false}
            placeholder="#1a2b3c"
            value={text}
            onChange={(event) => onChange(event.target.value)}
          />
          <input
            type="color"
            className={styles.swatch}
            aria-label={`${field.label}: ${t.pickColour}`}
            value={/^#[0-9a-f]{6}$/i.test(text) ? text : '#000000'}
            onChange={(event) => onChange(event.target.value)}
          />
        </div>
      )}
    </Frame>
  )
}
