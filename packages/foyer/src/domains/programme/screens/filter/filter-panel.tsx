import { useStrings } from '../../../../ui/use-locale.ts'
import Calendar from '../calendar/calendar.tsx'
import { DayRange } from './day-range.tsx'
import styles from './filter-bar.module.css'
import type { FilterProps } from './filter-props.ts'
import { chosen, type FieldOption, isChosen, withDate } from './filter-rules.ts'
import { OptionList } from './option-list.tsx'
import { strings } from './strings.ts'
import { useCounts } from './use-counts.ts'

type Props<K extends string> = Pick<
  FilterProps<K>,
  'query' | 'fields' | 'today' | 'defaultDay' | 'onChange' | 'loadDays' | 'loadCounts' | 'onDays'
> & {
  id: string
  openList: K | null
  isCalendarOpen: boolean
  onCloseList(key: K): void
  onCloseCalendar(): void
}

/**
 * The panel below the bar: the calendar, one list of options, or both side by side. Loaded when the visitor comes near
 * a button.
 */
export function FilterPanel<K extends string>(props: Props<K>) {
  const { id, query, fields, today, defaultDay, onChange, loadDays, openList, isCalendarOpen } = props
  const t = useStrings(strings)
  const counts = useCounts(props.loadCounts, JSON.stringify(query))
  const open = fields.find(({ key }) => key === openList)
  return (
    <>
      {isCalendarOpen && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms that are submitted
        <div
          id={`${id}-date`}
          className={styles.calendar}
          role="group"
          aria-label={t.date}
          onKeyDown={(event) => event.key === 'Escape' && props.onCloseCalendar()}
        >
          <Calendar
            value={query.date}
            today={today}
            filters={JSON.stringify(query.filters)}
            loadDays={loadDays}
            headingLevel={2}
            onChoose={(day) => {
              onChange(withDate(query, day, defaultDay))
              props.onCloseCalendar()
            }}
          />
          {props.onDays && <DayRange query={query} today={today} onDays={props.onDays} />}
        </div>
      )}
      {open && (
        <OptionList
          key={open.key}
          id={`${id}-${open.key}`}
          field={open}
          isChosen={(option) => isChosen(query, option as FieldOption<K>)}
          counts={counts}
          hasCalendar={isCalendarOpen}
          onChoose={(option) => {
            onChange(chosen(query, option.of as K, option.id))
            props.onCloseList(open.key)
          }}
          onClose={() => props.onCloseList(open.key)}
        />
      )}
    </>
  )
}
