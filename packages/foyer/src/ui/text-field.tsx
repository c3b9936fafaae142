import { type InputHTMLAttributes, useId } from 'react'
import { FieldFrame, inputClass, inputProps } from './field-frame.tsx'

type Props = {
  label: string
  help?: string
  errors?: string[]
  /** The first field with an error gets the focus; works without scripting too. */
  focused?: boolean
} & Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className'>

/** A labelled line of input whose errors are read out with it. */
export function TextField({ label, help, errors = [], focused = false, ...input }: Props) {
  const id = useId()
  const words = { label, help, errors }
  return (
    <FieldFrame id={id} {...words}>
      <input
        {...input}
        {...inputProps(id, words)}
        // biome-ignore lint/a11y/noAutofocus: only after a failed attempt, on the first error
        autoFocus={focused}
        className={inputClass}
      />
    </FieldFrame>
  )
}
