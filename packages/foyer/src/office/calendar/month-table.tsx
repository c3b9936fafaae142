import { useState } from 'react'
import type { ResourceDescription } from '../../fields/description.ts'
import { formatMoment } from '../../ui/format.ts'
import { Link } from '../../ui/link.tsx'
import { addHref } from '../address.ts'
import type { ListedItem } from '../calls.ts'
import { textIn } from '../field-text.ts'
import parts from '../parts.module.css'
import { strings } from '../strings.ts'
import { resourceName, useOffice, useTexts } from '../use-office.ts'
import styles from './calendar.module.css'
import { type Month, weeksOf } from './month.ts'

interface Props {
  resource: ResourceDescription
  month: Month
  evenings: Map<string, ListedItem[]>
  chosen: ListedItem | null
  onChoose(item: ListedItem): void
  onMove(item: ListedItem, day: string): void
}

export function MonthTable({ resource, month, evenings, chosen, onChoose, onMove }: Props) {
  const { locale } = useOffice()
  const weeks = weeksOf(month)
  const [dragged, setDragged] = useState<ListedItem | null>(null)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard
    <section className={styles.scroller} tabIndex={0} aria-label={resource.many}>
      <table className={styles.month}>
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th key={day} scope="col">
                {formatMoment(`${day}T12:00:00Z`, 'dddd', locale)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <Day
                  key={day}
                  resource={resource}
                  day={day}
                  isOutside={!day.startsWith(month)}
                  evenings={evenings.get(day) ?? []}
                  chosen={chosen}
                  onChoose={onChoose}
                  onDrag={setDragged}
                  onDrop={() => {
                    if (dragged && !String(dragged.date_start).startsWith(day)) onMove(dragged, day)
                    setDragged(null)
                  }}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface DayProps {
  resource: ResourceDescription
  day: string
  isOutside: boolean
  evenings: ListedItem[]
  chosen: ListedItem | null
  onChoose(item: ListedItem): void
  onDrag(item: ListedItem): void
  onDrop(): void
}

function Day({ resource, day, isOutside, evenings, chosen, onChoose, onDrag, onDrop }: DayProps) {
  const t = useTexts(strings)
  const { calls, locale } = useOffice()
  const number = String(Number(day.slice(8)))
  const isToday = day === formatMoment(new Date().toISOString(), 'YYYY-MM-DD', locale)
  const lender = resource.fields.find(({ name }) => name === resource.lent_by)
  const nameOf = (item: ListedItem) =>
    textIn(item.title, locale) ||
    calls.names.get(`${lender?.of}/${item[lender?.name ?? '']}`)?.name ||
    item.display_name
  return (
    <td
      data-outside={isOutside || undefined}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        onDrop()
      }}
    >
      <div className={styles.day}>
        <span aria-current={isToday ? 'date' : undefined}>{number}</span>
        {resource.can_create && (
          <Link
            to={`${addHref(resourceName(resource))}?day=${day}`}
            className={styles.plus}
            aria-label={t.addOn(day.split('-').reverse().join('.'))}
          >
            +
          </Link>
        )}
      </div>
      {evenings.map((item) => (
        <button
          key={item.id}
          type="button"
          draggable
          className={styles.evening}
          aria-pressed={chosen?.id === item.id}
          data-status={String(item.status ?? '')}
          data-offline={item.is_online === false || undefined}
          onDragStart={() => onDrag(item)}
          onClick={() => onChoose(item)}
        >
          <time>{String(item.date_start).slice(11, 16)}</time> {nameOf(item)}
          {item.marks.includes('offline') && <span className={parts.spoken}>, offline</span>}
        </button>
      ))}
    </td>
  )
}
