import { type InputHTMLAttributes, useId } from 'react'
import { FieldFrame, inputClass, inputProps } from './field-frame.tsx'

type Props = {
  label: string
  help?: string
  errors?: string[]
  /** Where the person should go on: the first field in error. Works without scripting too. */
  focused?: boolean
} & Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className'>

/** A labelled line of input whose errors are read with it. */
export function TextField({ label, help, errors = [], focused = false, ...input }: Props) {
  const id = useId()
  const words = { label, help, errors }
  return (
    <FieldFrame id={id} {...words}>
      <input
        {...input}
        {...inputProps(id, words)}
        // biome-ignore lint/a11y/noAutofocus: only after a failed try, on the first error
        autoFocus={focused}
        className={inputClass}
      />
    </FieldFrame>
  )
}
