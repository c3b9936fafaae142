import { facts } from '#house/facts'
import type { Locale } from '../../contract/locale.ts'
import type { ControlProps } from './control.ts'
import styles from './controls.module.css'
import { messagesAt, useControlStrings, useEnvironment } from './environment.ts'
import { Frame } from './frame.tsx'
import week from './week.module.css'
import { type Hours, hoursOn, onWorkdays, type Placed, WEEKDAYS, withOpening } from './week.ts'

/** Opening hours of a week: one line per day, closed or with one or more openings. */
export function WeekControl({ field, value, onChange, path, messages }: ControlProps) {
  const t = useControlStrings()
  const { locale } = useEnvironment()
  const list = Array.isArray(value) ? (value as Hours[]) : []
  const change = (index: number, part: Partial<Hours>) =>
    onChange(list.map((hours, other) => (other === index ? { ...hours, ...part } : hours)))
  return (
    <Frame
      shape="group"
      label={field.label}
      about={field.help}
      required={field.required}
      errors={messagesAt(messages, path)}
    >
      {() => (
        <ul className={week.days}>
          {WEEKDAYS.map((weekday) => {
            const day = weekdayName(weekday, locale)
            const hours = hoursOn(list, weekday)
            return (
              <li key={weekday}>
                <span className={week.day}>{day}</span>
                <div className={week.hours}>
                  {hours.length === 0 && <span className={week.closed}>{t.closed}</span>}
                  {hours.map((opening, place) => (
                    <Opening
                      key={opening.index}
                      name={hours.length > 1 ? `${day} ${place + 1}` : day}
                      opening={opening}
                      errors={['weekday', 'time_from', 'time_to'].flatMap((part) =>
                        messagesAt(messages, `${path}.${opening.index}.${part}`),
                      )}
                      onChange={(part) => change(opening.index, part)}
                      onRemove={() => onChange(list.filter((_, index) => index !== opening.index))}
                    />
                  ))}
                </div>
                <button
                  type="button"
                  className={styles.small}
                  aria-label={t.addOpening(day)}
                  title={t.addOpening(day)}
                  onClick={() => onChange(withOpening(list, weekday))}
                >
                  +
                </button>
                {weekday === 1 && hours.length > 0 && (
                  <button
                    type="button"
                    className={week.all}
                    onClick={() => onChange(onWorkdays(list, weekday))}
                  >
                    {t.sameOnWorkdays}
                  </button>
                )}
              </li>
            )
          })}
        </ul>
      )}
    </Frame>
  )
}

interface OpeningProps {
  /** The day, with a number where it has several openings. */
  name: string
  opening: Placed
  errors: string[]
  onChange(part: Partial<Hours>): void
  onRemove(): void
}

function Opening({ name, opening, errors, onChange, onRemove }: OpeningProps) {
  const t = useControlStrings()
  const errorId = `${name}-${opening.index}-errors`.replaceAll(' ', '-')
  const input = (label: string, part: 'time_from' | 'time_to') => (
    <input
      type="time"
      className={week.time}
      aria-label={`${name}: ${label}`}
      aria-invalid={errors.length > 0 || undefined}
      aria-describedby={errors.length > 0 ? errorId : undefined}
      value={(opening[part] ?? '').slice(0, 5)}
      onChange={(event) => onChange({ [part]: event.target.value || null })}
    />
  )
  return (
    <div className={week.opening}>
      {input(t.from, 'time_from')} – {input(t.to, 'time_to')}
      <button type="button" className={styles.small} aria-label={t.remove(name)} onClick={onRemove}>
        ×
      </button>
      {errors.length > 0 && (
        <p id={errorId} className={styles.errors}>
          {errors.join(' ')}
        </p>
      )}
    </div>
  )
}

/** 1 January 2024 was a Monday. */
function weekdayName(weekday: number, locale: Locale): string {
  return new Intl.DateTimeFormat(facts.formats[locale].tag, { weekday: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2024, 0, weekday),
  )
}
