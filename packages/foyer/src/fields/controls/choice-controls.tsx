import type { ControlProps } from './control.ts'
import styles from './controls.module.css'
import { messagesWithin } from './environment.ts'
import { Frame } from './frame.tsx'

export function BooleanControl({ field, value, onChange, path, messages }: ControlProps) {
  return (
    <Frame shape="box" label={field.label} about={field.help} errors={messagesWithin(messages, path)}>
      {(input) => (
        <input
          {...input}
          type="checkbox"
          checked={value === true}
          onChange={(event) => onChange(event.target.checked)}
        />
      )}
    </Frame>
  )
}

export function ChoiceControl({ field, value, onChange, path, messages }: ControlProps) {
  const options = field.options ?? []
  return (
    <Frame
      label={field.label}
      about={field.help}
      required={field.required}
      errors={messagesWithin(messages, path)}
    >
      {(input) => (
        <select
          {...input}
          className={styles.select}
          value={String(value ?? '')}
          onChange={(event) =>
            onChange(options.find((option) => String(option.value) === event.target.value)?.value)
          }
        >
          {options.map((option) => (
            <option key={option.value} value={String(option.value)}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Frame>
  )
}

/** Any number of the options; stored in the order of the options, not of the clicks. */
export function ChoicesControl({ field, value, onChange, path, messages }: ControlProps) {
  const options = field.options ?? []
  const chosen = new Set(Array.isArray(value) ? value : [])
  const toggle = (option: string | number, isOn: boolean) => {
    const wanted = options.filter((one) => (one.value === option ? isOn : chosen.has(one.value)))
    onChange(wanted.map((one) => one.value))
  }
  return (
    <Frame
      shape="group"
      label={field.label}
      about={field.help}
      required={field.required}
      errors={messagesWithin(messages, path)}
    >
      {() => (
        <div className={styles.options}>
          {options.map((option) => (
            <label key={option.value} className={styles.box}>
              <input
                type="checkbox"
                checked={chosen.has(option.value)}
                onChange={(event) => toggle(option.value, event.target.checked)}
              />
              <span>{option.label}</span>
            </label>
          ))}
        </div>
      )}
    </Frame>
  )
}
