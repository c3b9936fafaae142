import type { FormEvent } from 'react'
import { useStrings } from '../../../../ui/use-locale.ts'
import styles from './day-range.module.css'
import type { ListQuery } from './query.ts'
import { strings } from './range-strings.ts'

interface Props {
  query: ListQuery
  today: string
  onDays(date: string, until: string): void
}

/** The first and the last day, typed or chosen in the browser's own calendar. Days in the wrong order are turned round. */
export function DayRange({ query, today, onDays }: Props) {
  const t = useStrings(strings)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const from = String(form.get('from')) || today
    const until = String(form.get('until')) || from
    onDays(from < until ? from : until, from < until ? until : from)
  }
  return (
    <form className={styles.range} onSubmit={submit} aria-label={t.fromTo}>
      <label>
        {t.from}
        <input type="date" name="from" min={today} defaultValue={query.date ?? today} />
      </label>
      <label>
        {t.until}
        <input type="date" name="until" min={today} defaultValue={query.until ?? ''} />
      </label>
      <button type="submit">{t.apply}</button>
    </form>
  )
}
