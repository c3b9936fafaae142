import { type ControlProps, textOf } from './control.ts'
import styles from './controls.module.css'
import { messagesAt } from './environment.ts'
import { Frame } from './frame.tsx'

const TYPES: Record<string, 'date' | 'time' | 'datetime-local'> = {
  day: 'date',
  time: 'time',
  dateTime: 'datetime-local',
}
/** How much of the stored text a browser's input takes: a moment comes as Berlin's clocks show it, with their offset behind. */
const LENGTHS: Record<string, number> = { day: 10, time: 5, dateTime: 16 }

/** What nobody gave a day is there from the beginning of time, as computers count it: nobody wants to read that. */
const isAlways = (value: unknown) => textOf(value).startsWith('1970-01-01')

/** A day, a time of day, or both, on the clocks of Berlin wherever the editor sits. */
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
