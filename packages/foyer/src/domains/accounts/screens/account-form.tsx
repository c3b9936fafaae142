import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { FieldFrame, inputClass, inputProps } from '../../../ui/field-frame.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import styles from './account-form.module.css'
import type { FormResult } from './answer-form.ts'

interface FormProps {
  /** Identifies a form of the screen. */
  name: string
  result: FormResult | undefined
  submit: string
  /** For actions that cannot be undone: the button is only outlined. */
  isGrave?: boolean
  children?: ReactNode
}

/** A plain form, so that it works without scripting. Errors are shown above it and at its fields. */
export function AccountForm({ name, result, submit, isGrave = false, children }: FormProps) {
  const message = result?.form === name ? result.message : undefined
  return (
    <form method="post" className={styles.form} noValidate>
      <input type="hidden" name="form" value={name} />
      {message && (
        <p role="alert" className={styles.failure} data-signal="error">
          {message}
        </p>
      )}
      {children}
      <Button type="submit" look={isGrave ? 'outline' : 'solid'} className={styles.submit}>
        {submit}
      </Button>
    </form>
  )
}

interface FieldProps {
  form: string
  result: FormResult | undefined
  name: string
  label: string
  help?: string
  type?: 'text' | 'email' | 'password'
  autoComplete: string
  value?: string
  isRequired?: boolean
}

/** A line of a form; the first line with an error gets the focus. */
export function FormLine({
  form,
  result,
  name,
  label,
  value,
  type = 'text',
  isRequired,
  ...rest
}: FieldProps) {
  const own = result?.form === form ? result : undefined
  const wrong = own?.fields ?? {}
  return (
    <TextField
      {...rest}
      name={name}
      type={type}
      label={label}
      required={isRequired}
      defaultValue={type === 'password' ? undefined : (own?.values[name] ?? value)}
      errors={wrong[name]}
      focused={Object.keys(wrong)[0] === name}
    />
  )
}

/** A select field for a few choices. */
export function FormChoice({
  name,
  label,
  value,
  options,
}: {
  name: string
  label: string
  value: string
  options: [value: string, label: string][]
}) {
  const id = `choice-${name}`
  return (
    <FieldFrame id={id} label={label}>
      <select name={name} defaultValue={value} className={inputClass} {...inputProps(id, { label })}>
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}

export function FormBox({
  name,
  label,
  isChecked = false,
}: {
  name: string
  label: string
  isChecked?: boolean
}) {
  const id = `box-${name}`
  return (
    <FieldFrame id={id} label={label} shape="box">
      <input
        type="checkbox"
        name={name}
        value="on"
        defaultChecked={isChecked}
        {...inputProps(id, { label })}
      />
    </FieldFrame>
  )
}
