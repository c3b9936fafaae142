import { type FormEvent, useId, useState } from 'react'
import type { FieldMessages } from '../../contract/errors.ts'
import { FieldControl } from '../../fields/controls/field-control.tsx'
import { withMoney } from '../../fields/controls/money.ts'
import type { ResourceDescription } from '../../fields/description.ts'
import type { ListedItem } from '../calls.ts'
import parts from '../parts.module.css'
import { strings } from '../strings.ts'
import { useTexts } from '../use-office.ts'
import { firstFieldForMany, settableForMany, valueToBeginWith } from './fields-for-many.ts'
import styles from './list.module.css'

interface Props {
  resource: ResourceDescription
  items: ListedItem[]
  /** The messages for the value, by the path of the field. */
  wrong: FieldMessages
  isBusy: boolean
  onSet(field: string, value: unknown): void
  onClose(): void
}

/** Sets one field of all chosen items, such as the prices of six events. */
export function SetForMany({ resource, items, wrong, isBusy, onSet, onClose }: Props) {
  const t = useTexts(strings)
  const id = useId()
  const fields = settableForMany(resource)
  const [name, setName] = useState(() => firstFieldForMany(resource))
  const begun = valueToBeginWith(items, name)
  const [typed, setTyped] = useState<{ name: string; value: unknown } | null>(null)
  const value = typed?.name === name ? typed.value : begun.value
  const field = fields.find((one) => one.name === name)
  if (!field) return null
  // Without its help text, which may refer to this form.
  const { help: _, ...plain } = field
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy) onSet(name, withMoney([field], { [name]: value })[name])
  }
  return (
    <form className={parts.panel} noValidate aria-label={t.setForMany} onSubmit={submit}>
      <p className={styles.line}>
        <label htmlFor={id}>{t.fieldForMany}</label>
        <select
          id={id}
          className={parts.input}
          value={name}
          // biome-ignore lint/a11y/noAutofocus: the editor has opened this form, and this is its first field
          autoFocus
          onChange={({ target }) => setName(target.value)}
        >
          {fields.map((one) => (
            <option key={one.name} value={one.name}>
              {one.label}
            </option>
          ))}
        </select>
      </p>
      {begun.from && <p className={parts.quiet}>{t.differs(begun.from)}</p>}
      <FieldControl
        key={name}
        field={plain}
        value={value}
        path={name}
        messages={wrong}
        onChange={(next) => setTyped({ name, value: next })}
      />
      <p className={styles.line}>
        <button type="submit" className={parts.primary} aria-disabled={isBusy}>
          {t.setForCount(items.length)}
        </button>
        <button type="button" className={parts.button} onClick={onClose}>
          {t.cancel}
        </button>
      </p>
    </form>
  )
}
