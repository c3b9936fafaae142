import { useId, useState } from 'react'
import { useBackCloses } from '../../../../ui/back-closes.ts'
import { Button } from '../../../../ui/button.tsx'
import { CloseButton } from '../../../../ui/close-button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { Joined } from '../../../../ui/joined.tsx'
import { useStrings } from '../../../../ui/use-locale.ts'
import Calendar from '../calendar/calendar.tsx'
import { Chips } from './chips.tsx'
import { DayRange } from './day-range.tsx'
import styles from './filter-dialog.module.css'
import type { FilterProps } from './filter-props.ts'
import { chosen, type FieldOption, isChosen, withDate } from './filter-rules.ts'
import { OptionList } from './option-list.tsx'
import { strings } from './strings.ts'
import { useCounts } from './use-counts.ts'

type Props<K extends string> = FilterProps<K> & { modal: 'calendar' | 'filter'; onClose(): void }

/** The filters on a narrow screen: a sheet at the lower edge, in reach of a thumb. */
export function FilterDialog<K extends string>({ modal, onClose, ...props }: Props<K>) {
  const { query, fields, today, defaultDay, onChange, loadDays, result } = props
  const t = useStrings(strings)
  const counts = useCounts(modal === 'filter' ? props.loadCounts : undefined, JSON.stringify(query))
  const [openList, setOpenList] = useState<K | null>(null)
  const id = useId()
  useBackCloses(true, onClose)
  return (
    <Dialog isOpen onClose={onClose} className={styles.sheet} labelledBy={`${id}-title`} closesOutside>
      <div className={styles.content}>
        <div className={styles.top}>
          <h2 id={`${id}-title`} className={styles.title}>
            {modal === 'calendar' ? t.date : t.filters}
          </h2>
          <CloseButton className={styles.close} label={t.close} onClose={onClose} />
        </div>
        {modal === 'calendar' ? (
          <>
            <Calendar
              value={query.date}
              today={today}
              filters={JSON.stringify(query.filters)}
              loadDays={loadDays}
              headingLevel={3}
              onChoose={(day) => {
                onChange(withDate(query, day, defaultDay))
                onClose()
              }}
            />
            {props.onDays && <DayRange query={query} today={today} onDays={props.onDays} />}
          </>
        ) : (
          fields.map((field) => {
            const { key, label, options } = field
            const isOpen = openList === key
            const chosenOptions = options.filter((option) => isChosen(query, option))
            return (
              <div key={key} className={styles.field}>
                <button
                  type="button"
                  className={styles.trigger}
                  data-filter={key}
                  data-chosen={chosenOptions.length > 0 || undefined}
                  aria-haspopup="listbox"
                  aria-expanded={isOpen}
                  aria-controls={isOpen ? `${id}-${key}` : undefined}
                  onClick={() => setOpenList(isOpen ? null : key)}
                >
                  <span>{label}</span>
                  <span className={styles.value}>
                    <Joined words={chosenOptions} />
                  </span>
                </button>
                {isOpen && (
                  <OptionList
                    id={`${id}-${key}`}
                    field={field}
                    isChosen={(option) => isChosen(query, option as FieldOption<K>)}
                    counts={counts}
                    hasCalendar={false}
                    onChoose={(option) => {
                      onChange(chosen(query, option.of as K, option.id))
                      setOpenList(null)
                      backTo(key)
                    }}
                    onClose={() => {
                      setOpenList(null)
                      backTo(key)
                    }}
                  />
                )}
              </div>
            )
          })
        )}
        {modal === 'filter' && (
          <div className={styles.bottom}>
            <Chips query={query} fields={fields} today={today} defaultDay={defaultDay} onChange={onChange} />
            <Button className={styles.show} onClick={onClose}>
              {t.show}: {result}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  )
}

/** Returns the focus to the button that opened the list. */
function backTo(key: string): void {
  document.querySelector<HTMLElement>(`dialog[open] [data-filter="${key}"]`)?.focus()
}
