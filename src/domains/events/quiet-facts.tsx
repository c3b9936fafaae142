import { useFormat } from '../../ui/use-format.ts'
import { useStrings } from '../../ui/use-locale.ts'
import { AccessSigns } from './access-signs.tsx'
import type { EventSummary } from './contract.ts'
import styles from './quiet-facts.module.css'
import { strings } from './strings.ts'

const DAY = 86_400_000

/** Whether it goes on for days, as an exhibition does. */
export function isLong({ date_start, date_end }: EventSummary): boolean {
  return new Date(date_end).getTime() - new Date(date_start).getTime() > DAY
}

/** Whether it began before the day it is listed under. Both are Berlin's, so their texts can be compared. */
export function isRunning({ date_start, day }: EventSummary): boolean {
  return date_start.slice(0, 10) < day
}

/** The quiet line of an evening: what kind it is, where, in which language, for whom. */
export function QuietFacts({ event }: { event: EventSummary }) {
  const t = useStrings(strings)
  const format = useFormat()
  const facts = [
    event.room?.name,
    event.genre?.name,
    event.language,
    event.surtitles,
    event.age_advice,
    isLong(event) && t.until(format.moment(event.date_end, t.dayAndMonth)),
  ].filter(Boolean)
  return (
    <div className={styles.facts}>
      <div className={styles.line}>
        {event.event_type_new && (
          <strong className={`${styles.fact} ${styles.kind}`}>{event.event_type_new}</strong>
        )}
        {facts.map((fact) => (
          <span key={String(fact)} className={styles.fact}>
            {fact}
          </span>
        ))}
        {event.access_features.length > 0 && (
          <div className={styles.fact}>
            <AccessSigns features={event.access_features} />
          </div>
        )}
      </div>
    </div>
  )
}
