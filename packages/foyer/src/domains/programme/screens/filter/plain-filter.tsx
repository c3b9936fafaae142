import { useStrings } from '../../../../ui/use-locale.ts'
import styles from './filter-bar.module.css'
import type { FilterField } from './filter-rules.ts'
import { strings as plainStrings } from './plain-strings.ts'
import { type ListQuery, type OptionId, writeDay } from './query.ts'
import { strings } from './strings.ts'

/** The same filters for a browser without scripting: a plain form that leads to the same addresses. */
export function PlainFilter<K extends string>({
  query,
  fields,
}: {
  query: ListQuery<K>
  fields: FilterField<K>[]
}) {
  const t = { ...useStrings(strings), ...useStrings(plainStrings) }
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
      {fields.some(({ key }) => key === 'room') && (
        <label>
          {t.until}
          <input
            name="until"
            defaultValue={query.until ? writeDay(query.until) : ''}
            inputMode="numeric"
            pattern="\d\d-\d\d-\d{4}"
            title={t.dayAsWritten}
            placeholder={t.dayAsWritten}
          />
        </label>
      )}
      {fields.flatMap(({ key: first, keys = [first], options }) =>
        keys.map((key) => (
          <label key={key}>
            {t[key as keyof typeof t] as string}
            <select name={key} {...chosenIn(query.filters[key])}>
              <option value="">{t.any}</option>
              {options
                .filter(({ of }) => of === key)
                .map(({ id, name, lang }) => (
                  <option key={id} value={id} lang={lang}>
                    {name}
                  </option>
                ))}
            </select>
          </label>
        )),
      )}
      <button type="submit">{t.apply}</button>
    </form>
  )
}

/** A list for one option, unless the address contains several: then all of them stay chosen. */
function chosenIn(values: OptionId[] = []) {
  const isMultiple = values.length > 1
  return { multiple: isMultiple, defaultValue: isMultiple ? values.map(String) : values[0] }
}
