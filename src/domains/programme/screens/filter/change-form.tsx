import type { FormEvent, ReactNode } from 'react'
import { type ListQuery, writeQuery } from './query.ts'

interface Props<K extends string> {
  /** What is asked for when its button is pressed. */
  to: ListQuery<K>
  keys: readonly K[]
  onChange(query: ListQuery<K>): void
  children: ReactNode
}

/** A button that changes the query. Without scripting the form sends what is to be left of it. */
export function ChangeForm<K extends string>({ to, keys, onChange, children }: Props<K>) {
  const change = (event: FormEvent) => {
    event.preventDefault()
    onChange(to)
  }
  return (
    <form method="get" onSubmit={change}>
      {[...new URLSearchParams(writeQuery(to, keys))].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  )
}
