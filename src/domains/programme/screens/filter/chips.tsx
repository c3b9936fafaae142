import type { Locale } from '../../../../contract/locale.ts'
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
import type { ListQuery } from './query.ts'
import { strings } from './strings.ts'

interface Props<K extends string> {
  query: ListQuery<K>
  fields: FilterField<K>[]
  defaultDay: string | null
  onChange(query: ListQuery<K>): void
}

/** 2 §4 Filter panel: selected filters as removable chips; the date has one when it is not today's. */
export function Chips<K extends string>({ query, fields, defaultDay, onChange }: Props<K>) {
  const t = useStrings(strings)
  const format = useFormat()
  const chips = chipsOf(query, fields)
  const hasDate = isDateChanged(query, defaultDay)
  if (chips.length === 0 && !hasDate) return null
  return (
    <ul className={styles.chips} aria-label={t.chosen}>
      {hasDate && query.date && (
        <Chip name={format.date(query.date)} onRemove={() => onChange(withDate(query, null, defaultDay))} />
      )}
      {chips.map(({ key, name, lang }) => (
        <Chip key={key} name={name} lang={lang} onRemove={() => onChange(without(query, key))} />
      ))}
      {hasResetAll(query, defaultDay) && (
        <li>
          <button type="button" className={styles.reset} onClick={() => onChange(emptyQuery())}>
            {t.resetAll}
          </button>
        </li>
      )}
    </ul>
  )
}

function Chip({ name, lang, onRemove }: { name: string; lang?: Locale; onRemove(): void }) {
  // Around the name, which may be in another language than they are.
  const [before, after] = useStrings(strings).remove('|').split('|')
  return (
    <li>
      <button type="button" className={styles.chip} onClick={onRemove}>
        {before && <span className="unseen">{before}</span>}
        <span lang={lang}>{name}</span>
        {after && <span className="unseen">{after}</span>}
        <span className={styles.cross} aria-hidden="true" />
      </button>
    </li>
  )
}
