import type { EventSummary } from '../../../domains/events/contract.ts'
import { EventLine } from '../../../domains/events/event-line.tsx'
import { EventPoster } from '../../../domains/events/event-poster.tsx'
import { EventRow } from '../../../domains/events/event-row.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useStrings } from '../../../ui/use-locale.ts'
import type { Look } from '../../look-contract.ts'
import styles from './look.module.css'
import { strings } from './strings.ts'

const GROUNDS = ['', 'cc01', 'cc02', 'cc03']
const SIGNALS = ['notice', 'error', 'done']

/** Grounds, controls, signals, and an evening in each of its states. */
export function Samples({ data }: { data: Look }) {
  const t = useStrings(strings)
  const shown = statesOf(data)
  return (
    <>
      <section className={styles.part}>
        <h3>{t.grounds}</h3>
      </section>
      {GROUNDS.map((ground) => (
        <div key={ground} className={`${styles.part} ${ground}`}>
          <p>
            {ground} <a href="#main-content">{t.groundText}</a>
          </p>
          <p className={styles.line}>
            <Button>{t.solid}</Button> <Button look="outline">{t.outline}</Button>{' '}
            <Button look="ticket">{t.ticket}</Button> <Button disabled>{t.notNow}</Button>
          </p>
        </div>
      ))}
      <section className={styles.part}>
        <h3>{t.controls}</h3>
        <TextField label={t.field} help={t.fieldHelp} />
        <TextField label={t.field} errors={[t.fieldError]} />
        <h3>{t.signals}</h3>
        {SIGNALS.map((signal) => (
          <p key={signal} className={styles.line}>
            <strong data-signal={signal}>{signal}</strong>
          </p>
        ))}
      </section>
      <section className={styles.part}>
        <h3>{t.rows}</h3>
        {shown.length === 0 && <p>{t.noEvents}</p>}
        {shown.length > 0 && (
          <>
            <div className={styles.rows}>
              {shown.map((event) => (
                <EventRow key={event.status} event={event} withDate headingLevel={4} />
              ))}
            </div>
            <div className={styles.rows}>
              {shown.map((event) => (
                <EventLine key={event.status} event={event} />
              ))}
            </div>
            <div className={styles.posters}>
              {shown.map((event) => (
                <EventPoster key={event.status} event={event} />
              ))}
            </div>
          </>
        )}
      </section>
    </>
  )
}

/** The evening that the sample of a module shows, in every state. */
function statesOf({ modules, states }: Look): EventSummary[] {
  const evening = modules.map((module) => module.event_obj).find(Boolean) as EventSummary | undefined
  if (!evening) return []
  return states.map((status) => ({
    ...evening,
    status,
    moved_from: status === 'moved' ? evening.date_start : null,
  }))
}
