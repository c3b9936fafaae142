import { type FormEvent, useEffect, useId, useState } from 'react'
import { FieldControl } from '../../fields/controls/field-control.tsx'
import type { FieldDescription, ResourceDescription } from '../../fields/description.ts'
import { fieldNamed } from '../field-text.ts'
import parts from '../parts.module.css'
import { marks, strings } from '../strings.ts'
import { useTexts } from '../use-office.ts'
import styles from './list.module.css'
import type { ListQuery } from './list-query.ts'

interface Props {
  resource: ResourceDescription
  query: ListQuery
  onChange(change: Partial<ListQuery>): void
}

/** Search words are sent with Enter or the button; a chosen filter applies at once. */
export function ListFilters({ resource, query, onChange }: Props) {
  const t = useTexts(strings)
  const markNames = useTexts(marks) as Record<string, string>
  const [words, setWords] = useState(query.search)
  // The address may change without the form; the focus stays.
  useEffect(() => setWords(query.search), [query.search])
  const id = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onChange({ search: words.trim() })
  }
  const filter = (name: string, value: string) => {
    const { [name]: _, ...others } = query.filters
    onChange({ filters: value === '' ? others : { ...others, [name]: value } })
  }
  const isNarrowed = query.search !== '' || query.mark !== '' || Object.keys(query.filters).length > 0
  return (
    <search className={styles.tools}>
      <form className={styles.words} onSubmit={submit}>
        <label htmlFor={`${id}-words`}>{t.search}</label>
        <div className={styles.sought}>
          <input
            id={`${id}-words`}
            type="search"
            className={parts.input}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
          <button type="submit" className={parts.button}>
            {t.search}
          </button>
        </div>
      </form>
      {resource.ends && (
        <Choice
          label={t.when}
          value={query.when}
          options={[
            ['coming', t.coming],
            ['past', t.past],
          ]}
          onChange={(when) => onChange({ when: when === '' ? 'all' : (when as ListQuery['when']) })}
        />
      )}
      {resource.marks.length > 0 && (
        <Choice
          label={t.needsAttention}
          value={query.mark}
          options={resource.marks.map((mark) => [mark, markNames[mark] ?? mark])}
          onChange={(mark) => onChange({ mark })}
        />
      )}
      {resource.filters.map((name) => {
        const field = fieldNamed(resource, name)
        if (!field) return null
        return (
          <Filter
            key={name}
            field={field}
            value={query.filters[name] ?? ''}
            onChange={(value) => filter(name, value)}
          />
        )
      })}
      {isNarrowed && (
        <button
          type="button"
          className={parts.button}
          onClick={() => onChange({ search: '', mark: '', when: 'coming', filters: {} })}
        >
          {t.reset}
        </button>
      )}
    </search>
  )
}

interface FilterProps {
  field: FieldDescription
  value: string
  onChange(value: string): void
}

function Filter({ field, value, onChange }: FilterProps) {
  const t = useTexts(strings)
  if (field.kind === 'boolean') {
    const options: [string, string][] = [
      ['true', t.yes],
      ['false', t.no],
    ]
    return <Choice label={field.label} value={value} options={options} onChange={onChange} />
  }
  if (field.options) {
    const options = field.options.map((option): [string, string] => [String(option.value), option.label])
    return <Choice label={field.label} value={value} options={options} onChange={onChange} />
  }
  const isReference = field.of !== undefined
  return (
    <div className={styles.filter}>
      <FieldControl
        field={{ ...field, required: false, read_only: false }}
        value={isReference ? Number(value) || null : value}
        onChange={(next) => onChange(next === null || next === undefined ? '' : String(next))}
        path={field.name}
        messages={{}}
      />
    </div>
  )
}

interface ChoiceProps {
  label: string
  value: string
  options: [value: string, label: string][]
  onChange(value: string): void
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  const t = useTexts(strings)
  const id = useId()
  return (
    <div className={styles.filter}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={parts.input}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{t.all}</option>
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}
