import { hourOfDay } from '../../../ui/hour-of-day.ts'
import { useFormat } from '../../../ui/use-format.ts'
import { useStrings } from '../../../ui/use-locale.ts'
import styles from './booking-widget.module.css'
import type { Choice } from './categories.ts'
import type { WidgetState } from './machine.ts'
import { strings } from './strings.ts'
import { widget } from './widget.ts'

/** 2 §9: timeslots two per row. */
export function TimeslotsStep({ state, choice }: { state: WidgetState; choice: Choice }) {
  const t = useStrings(strings)
  const format = useFormat()
  return (
    <>
      <h2 className={styles.heading} tabIndex={-1}>
        {t.chooseTime}
      </h2>
      <ul className={styles.slots}>
        {choice.timeslots.map(({ block_id, time_start }) => (
          <li key={block_id}>
            <button
              type="button"
              aria-pressed={block_id === state.block}
              onClick={() => widget.dispatch({ type: 'timeslot', block: block_id })}
            >
              {format.time(hourOfDay(time_start))}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className={styles.link} onClick={() => widget.dispatch({ type: 'back' })}>
        {t.back}
      </button>
    </>
  )
}
