import type { MouseEvent } from 'react'
import type { Locale } from '../../../../contract/locale.ts'
import { isPlainClick } from '../../../../ui/link.tsx'
import { useFormat } from '../../../../ui/use-format.ts'
import { useStrings } from '../../../../ui/use-locale.ts'
import styles from './chips.module.css'
import {
  chipsOf,
  emptyQuery,
  type FilterField,
  hasResetAll,
  isDateChanged,
  withDate,
  without,
} from './filter-rules.ts'
import { type ListQuery, writeQuery } from './query.ts'
import { strings } from './strings.ts'

interface Props<K extends string> {
  query: ListQuery<K>
  fields: FilterField<K>[]
  today: string
  defaultDay: string | null
  onChange(query: ListQuery<K>): void
}

/**
 * 2 §4 Filter panel: selected filters as removable chips; the date has one if it is not today. They are links to the
 * list without that filter, and so work before hydration and without scripting.
 */
export function Chips<K extends string>({ query, fields, today, defaultDay, onChange }: Props<K>) {
  const t = useStrings(strings)
  const format = useFormat()
  const chips = chipsOf(query, fields)
  const hasDate = isDateChanged(query, defaultDay)
  if (chips.length === 0 && !hasDate) return null
  // With the year, if it differs from today's.
  const dayPattern = (day: string) => (day.slice(0, 4) === today.slice(0, 4) ? t.chipDay : t.chipDayAndYear)
  const keys = fields.map(({ key }) => key)
  const linkTo = (changed: ListQuery<K>) => ({
    // A question mark alone, because an empty link would keep the filters.
    href: writeQuery(changed, keys) || '?',
    onClick(event: MouseEvent) {
      if (!isPlainClick(event)) return
      event.preventDefault()
      onChange(changed)
    },
  })
  return (
    <ul className={styles.chips} aria-label={t.chosen}>
      {hasDate && (
        <Chip
          id="date"
          name={daysName(query, today, (day) => format.moment(day, dayPattern(day)), t)}
          {...linkTo(withDate(query, null, defaultDay))}
        />
      )}
      {chips.map(({ key, id, name, lang }) => (
        <Chip
          key={`${key} ${id}`}
          id={`${key} ${id}`}
          name={name}
          lang={lang}
          {...linkTo(without(query, key, id))}
        />
      ))}
      {hasResetAll(query, defaultDay) && (
        <li>
          <a className={styles.reset} {...linkTo(emptyQuery())}>
            {t.resetAll}
          </a>
        </li>
      )}
    </ul>
  )
}

/** `ab 12.3.`, `12.3.`, `12.3. bis 15.3.` */
export function daysName(
  { date, until }: ListQuery,
  today: string,
  write: (day: string) => string,
  t: { fromDate(day: string): string; dayRange(from: string, until: string): string },
): string {
  const from = date ?? today
  if (!until) return t.fromDate(write(from))
  return until === from ? write(from) : t.dayRange(write(from), write(until))
}

interface ChipProps {
  /** The row finds the chip by it. */
  id: string
  name: string
  lang?: Locale
  href: string
  onClick(event: MouseEvent): void
}

function Chip({ id, name, lang, ...link }: ChipProps) {
  // The words around the name, whose language may differ.
  const [before, after] = useStrings(strings).remove('|').split('|')
  return (
    <li data-chip={id}>
      <a className={styles.chip} {...link}>
        {before && <span className="unseen">{before}</span>}
        <span lang={lang}>{name}</span>
        {after && <span className="unseen">{after}</span>}
        <span className={styles.cross} aria-hidden="true" />
      </a>
    </li>
  )
}
