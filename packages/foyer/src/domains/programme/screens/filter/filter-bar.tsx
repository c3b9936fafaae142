import { useEffect, useId, useRef, useState } from 'react'
import { onDemand, useOnDemand } from '../../../../ui/on-demand.ts'
import scrolls from '../../../../ui/scroll-row.module.css'
import { useScrollRow } from '../../../../ui/scroll-row.ts'
import { useFormat } from '../../../../ui/use-format.ts'
import { useStrings } from '../../../../ui/use-locale.ts'
import { Chips, daysName } from './chips.tsx'
import styles from './filter-bar.module.css'
import type { FilterProps } from './filter-props.ts'
import { chipsOf, countChosen, isDateChanged } from './filter-rules.ts'
import { PlainFilter } from './plain-filter.tsx'
import { strings } from './strings.ts'

const filterPanel = onDemand(() => import('./filter-panel.tsx'))
const filterDialog = onDemand(() => import('./filter-dialog.tsx'))

/** 2 §4 Filter panel. Wide: a bar whose lists open below it, one at a time. Narrow: two buttons and a modal. */
export function FilterBar<K extends string>(props: FilterProps<K>) {
  const { query, fields, today, defaultDay, onChange, noDate, result, children } = props
  const t = useStrings(strings)
  const format = useFormat()
  const [openList, setOpenList] = useState<K | null>(null)
  const [isCalendarOpen, setCalendarOpen] = useState(false)
  const [modal, setModal] = useState<'none' | 'calendar' | 'filter'>('none')
  const bar = useRef<HTMLDivElement>(null)
  const id = useId()
  const isOpen = openList !== null || isCalendarOpen
  const panel = useOnDemand(filterPanel, isOpen)
  const dialog = useOnDemand(filterDialog, modal !== 'none')
  useEffect(() => {
    if (!isOpen) return
    const close = ({ target }: Event) => {
      if (target instanceof Node && bar.current?.contains(target)) return
      setOpenList(null)
      setCalendarOpen(false)
    }
    document.addEventListener('pointerdown', close)
    document.addEventListener('focusin', close)
    return () => {
      document.removeEventListener('pointerdown', close)
      document.removeEventListener('focusin', close)
    }
  }, [isOpen])

  // Without scrolling, because the bar is in view already.
  const backTo = (key: string) =>
    bar.current?.querySelector<HTMLElement>(`[data-filter="${key}"]`)?.focus({ preventScroll: true })
  const shutList = (key: string) => {
    setOpenList(null)
    backTo(key)
  }
  const shutCalendar = () => {
    setCalendarOpen(false)
    backTo('date')
  }
  const dateName =
    isDateChanged(query, defaultDay) && (query.date || query.until)
      ? daysName(query, today, (day) => format.moment(day, query.until ? t.chipDay : t.shortDay), {
          ...t,
          fromDate: t.fromDay,
        })
      : noDate
  const count = countChosen(query)
  const newest = useNewest([
    ...(isDateChanged(query, defaultDay) ? ['date'] : []),
    ...chipsOf(query, fields).map((chip) => `${chip.key} ${chip.id}`),
  ])
  const outcome = useScrollRow<HTMLDivElement>(newest && `[data-chip="${newest}"]`, query)
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms that are submitted */}
      <div
        ref={bar}
        className={styles.bar}
        data-many={fields.length > 6 || undefined}
        role="group"
        aria-label={t.filters}
      >
        <div className={styles.triggers}>
          <button
            type="button"
            className={styles.trigger}
            data-filter="date"
            data-chosen={isDateChanged(query, defaultDay) || undefined}
            aria-expanded={isCalendarOpen && panel !== null}
            aria-controls={isCalendarOpen && panel ? `${id}-date` : undefined}
            onPointerEnter={filterPanel.loadAhead}
            onFocus={filterPanel.loadAhead}
            onClick={() => setCalendarOpen(!isCalendarOpen)}
          >
            {dateName}
          </button>
          {fields.map(({ key, keys = [key], label }) => (
            <button
              key={key}
              type="button"
              className={styles.trigger}
              data-filter={key}
              data-chosen={keys.some((one) => query.filters[one]) || undefined}
              aria-haspopup="listbox"
              onPointerEnter={filterPanel.loadAhead}
              onFocus={filterPanel.loadAhead}
              aria-expanded={openList === key && panel !== null}
              aria-controls={openList === key && panel ? `${id}-${key}` : undefined}
              onClick={() => setOpenList(openList === key ? null : key)}
            >
              {label}
            </button>
          ))}
        </div>
        <div className={styles.narrow}>
          <button
            type="button"
            className={styles.trigger}
            data-chosen={isDateChanged(query, defaultDay) || undefined}
            aria-haspopup="dialog"
            onPointerEnter={filterDialog.loadAhead}
            onFocus={filterDialog.loadAhead}
            onClick={() => setModal('calendar')}
          >
            {dateName}
          </button>
          <button
            type="button"
            className={styles.trigger}
            data-chosen={count > 0 || undefined}
            aria-haspopup="dialog"
            onPointerEnter={filterDialog.loadAhead}
            onFocus={filterDialog.loadAhead}
            onClick={() => setModal('filter')}
          >
            {count > 0 ? t.filtersChosen(count) : t.filters}
          </button>
        </div>
        {isOpen && (
          <div className={styles.panel}>
            {panel ? (
              <panel.FilterPanel
                {...props}
                id={id}
                openList={openList}
                isCalendarOpen={isCalendarOpen}
                onCloseList={shutList}
                onCloseCalendar={shutCalendar}
              />
            ) : (
              <p role="status">{t.loading}</p>
            )}
          </div>
        )}
      </div>
      {props.rail}
      {/* For a browser without scripting; only in the server's code. */}
      <noscript>{import.meta.env.SSR && <PlainFilter query={query} fields={fields} />}</noscript>
      <div ref={outcome} className={`${scrolls.row} ${styles.outcome}`}>
        <Chips query={query} fields={fields} today={today} defaultDay={defaultDay} onChange={onChange} />
        <p className={styles.result} role="status">
          {result}
        </p>
        {children}
      </div>
      {modal !== 'none' && dialog && (
        <dialog.FilterDialog {...props} modal={modal} onClose={() => setModal('none')} />
      )}
    </>
  )
}

/** The entry that was added when the list last changed; empty if none was. */
function useNewest(list: string[]): string {
  const [state, setState] = useState({ list, newest: '' })
  if (list.join() === state.list.join()) return state.newest
  const newest = list.find((one) => !state.list.includes(one)) ?? ''
  setState({ list, newest })
  return newest
}
