import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import type { ResourceDescription } from '../../fields/description.ts'
import { Link } from '../../ui/link.tsx'
import { changeHref } from '../address.ts'
import type { ListedItem } from '../calls.ts'
import parts from '../parts.module.css'
import { strings } from '../strings.ts'
import { resourceName, useTexts } from '../use-office.ts'

interface Props {
  resource: ResourceDescription
  item: ListedItem
  onMove(day: string): void
  onClose(): void
}

/** The event chosen in the calendar, and a form to move it without dragging. */
export function ChosenEvening({ resource, item, onMove, onClose }: Props) {
  const t = useTexts(strings)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [day, setDay] = useState(String(item.date_start).slice(0, 10))
  useEffect(() => input.current?.focus(), [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (day) onMove(day)
  }
  return (
    <form className={parts.note} onSubmit={submit}>
      <strong>{item.display_name}</strong>
      <Link to={changeHref(resourceName(resource), item.id)}>{t.open}</Link>
      <label htmlFor={id}>{t.moveTo}</label>
      <input
        ref={input}
        id={id}
        type="date"
        className={parts.input}
        value={day}
        onChange={(event) => setDay(event.target.value)}
      />
      <button type="submit" className={parts.primary}>
        {t.move}
      </button>
      <button type="button" className={parts.button} onClick={onClose}>
        {t.cancel}
      </button>
    </form>
  )
}
