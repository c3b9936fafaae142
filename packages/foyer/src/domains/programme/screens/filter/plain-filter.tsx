import { useStrings } from '../../../../ui/use-locale.ts'
import styles from './filter-bar.module.css'
import type { FilterField } from './filter-rules.ts'
import { type ListQuery, writeDay } from './query.ts'
import { strings } from './strings.ts'

/** The same filters for a browser without scripting: a plain form that leads to the same addresses. */
export function PlainFilter<K extends string>({
  query,
  fields,
}: {
  query: ListQuery<K>
  fields: FilterField<K>[]
}) {
  const t = useStrings(strings)
  return (
    <form className={styles.plain} method="get">
      <label>
        {t.date}
        <input
          name="date"
          defaultValue={query.date ? writeDay(query.date) : ''}
          inputMode="numeric"
          pattern="\d\d-\d\d-\d{4}"
          title={t.dayAsWritten}
          placeholder={t.dayAsWritten}
        />
      </label>
      {fields.map(({ key, label, options }) => (
        <label key={key}>
          {label}
          <select name={key} {...chosenIn(query.filters[key])}>
            <option value="">{t.any}</option>
            {options.map(({ id, name, lang }) => (
              <option key={id} value={id} lang={lang}>
                {name}
              </option>
            ))}
          </select>
        </label>
      ))}
      <button type="submit">{t.apply}</button>
    </form>
  )
}

/** A list for one option, unless the address contains several: then all of them stay chosen. */
function chosenIn(values: number[] = []) {
  const isMultiple = values.length > 1
  return { multiple: isMultiple, defaultValue: isMultiple ? values.map(String) : values[0] }
}
