import { type ControlProps, textOf } from './control.ts'
import styles from './controls.module.css'
import { messagesAt } from './environment.ts'
import { Frame } from './frame.tsx'

const TYPES: Record<string, 'date' | 'time' | 'datetime-local'> = {
  day: 'date',
  time: 'time',
  dateTime: 'datetime-local',
}
/** The part of the stored text that a browser's input accepts: a moment is in the house's time, followed by its offset. */
const LENGTHS: Record<string, number> = { day: 10, time: 5, dateTime: 16 }

/** Items without a date set by an editor have the beginning of computer time, which is not shown. */
const isAlways = (value: unknown) => textOf(value).startsWith('1970-01-01')

/** A day, a time of day, or both, in the house's time wherever the editor is. */
export function TimeControl({ field, value, onChange, path, messages }: ControlProps) {
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
          type={TYPES[field.kind]}
          value={isAlways(value) ? '' : textOf(value).slice(0, LENGTHS[field.kind])}
          onChange={(event) => onChange(event.target.value || null)}
        />
      )}
    </Frame>
  )
}
