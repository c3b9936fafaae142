import { useId } from 'react'
import { FIELD_TYPES } from '../../../../contract/field-types.ts'
import { choiceClass, FieldFrame, inputClass, inputProps } from '../../../../ui/field-frame.tsx'
import { useStrings } from '../../../../ui/use-locale.ts'
import { strings } from '../strings.ts'
import { type FieldProps, wordsOf } from './field-props.ts'

/** One checkbox, beside its label. */
export function CheckboxField({ field, value, errors, onChange }: FieldProps) {
  const id = useId()
  const words = wordsOf(field, errors)
  return (
    <FieldFrame id={id} shape="box" {...words}>
      <input
        type="checkbox"
        {...inputProps(id, words)}
        name={field.slug}
        checked={value === true}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
    </FieldFrame>
  )
}

/** One or several of several options: all are visible, and none needs a key to be held. */
export function ChoicesField({ field, value, errors, onChange }: FieldProps) {
  const id = useId()
  const words = wordsOf(field, errors)
  const isOne = field.field_type === FIELD_TYPES.radio
  const chosen = isOne ? [value] : (value as string[])
  const toggle = (choice: string, isOn: boolean) => {
    if (isOne) return onChange(choice)
    const others = (value as string[]).filter((other) => other !== choice)
    // In the order of the form, whatever the order of the clicks.
    const now = isOn ? [...others, choice] : others
    onChange(field.choices.map(({ value: known }) => known).filter((known) => now.includes(known)))
  }
  return (
    <FieldFrame id={id} shape="group" {...words}>
      {field.choices.map(({ value: choice, label, lang }) => (
        <label key={choice} className={choiceClass}>
          <input
            type={isOne ? 'radio' : 'checkbox'}
            name={field.slug}
            value={choice}
            checked={chosen.includes(choice)}
            onChange={({ currentTarget }) => toggle(choice, currentTarget.checked)}
          />
          <span lang={lang}>{label}</span>
        </label>
      ))}
    </FieldFrame>
  )
}

export function SelectField({ field, value, errors, onChange }: FieldProps) {
  const id = useId()
  const words = wordsOf(field, errors)
  const t = useStrings(strings)
  return (
    <FieldFrame id={id} {...words}>
      <select
        {...inputProps(id, words)}
        name={field.slug}
        className={inputClass}
        value={String(value ?? '')}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        <option value="" lang={field.langs?.placeholder_text}>
          {field.placeholder_text || t.choose}
        </option>
        {field.choices.map(({ value: choice, label, lang }) => (
          <option key={choice} value={choice} lang={lang}>
            {label}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}
