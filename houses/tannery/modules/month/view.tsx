import { type ContentOf, EventRow, useFormat, useLocale, Words } from 'openfoyer/views'
import { Tray } from '../../screens/tray.tsx'
import { inSizes } from './in-sizes.ts'
import type { month } from './schema.ts'
import styles from './view.module.css'

export const width = 'full'

/** What a copier makes of the first week, the second, and all that follow. */
const SIZES = [141, 100, 71]

/** The programme as one sheet. The name of the house is in the second ink, the month over it in the first. */
export default function MonthView({ module }: { module: ContentOf<typeof month> }) {
  const format = useFormat()
  const locale = useLocale()
  const parts = inSizes(module.event_objs ?? [], module.weeks ?? 5)
  const first = parts[0]?.days[0]?.day
  if (!first) {
    return (
      <div className={styles.month}>
        <Tray text="Nothing is on. The room is dark and the copier is still warm." />
      </div>
    )
  }
  const name = format.moment(first, 'MMMM')
  return (
    <section className={styles.month}>
      {/* Drawn, not said: the heading below says it. */}
      <p
        className={styles.sheet}
        data-loud=""
        data-house="Tannery"
        data-month={name}
        style={{ '--letters': name.length } as object}
      />
      <div className={styles.lead}>
        <h2>{format.moment(first, 'MMMM YYYY')}</h2>
        <Words module={module} field="note" as="p" />
        <p>
          <a href={`/${locale}/api/house/zine`} data-arrow="down">
            Print it yourself (PDF){' '}
          </a>
        </p>
      </div>
      {parts.map(({ size, days }) => (
        <section key={size} className={styles.part} data-size={SIZES[size]}>
          <h3 className={styles.bar}>
            <span>
              {format.moment(days[0]?.day ?? first, 'D MMMM')}
              {days.length > 1 && ` to ${format.moment(days.at(-1)?.day ?? first, 'D MMMM')}`}
            </span>
            <span aria-hidden="true">{SIZES[size]} %</span>
          </h3>
          <ol>
            {days.map(({ day, events }) => (
              <li key={day} className={styles.day}>
                <h4 className={styles.date}>
                  <time dateTime={day}>
                    {format.moment(day, 'ddd')} <span>{format.moment(day, 'D')}</span>
                  </time>
                </h4>
                <ul>
                  {events.map((event) => (
                    <li key={event.id}>
                      <EventRow event={event} headingLevel={4} />
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </section>
  )
}
