import { useFormat } from '../../ui/use-format.ts'
import { useStrings } from '../../ui/use-locale.ts'
import { AccessSigns } from './access-signs.tsx'
import type { EventSummary } from './contract.ts'
import styles from './quiet-facts.module.css'
import { isLong } from './screens/lasting.ts'
import { strings } from './strings.ts'

/** The quiet line of an evening: what kind it is, where, in which language, for whom. */
export function QuietFacts({ event, withSigns = true }: { event: EventSummary; withSigns?: boolean }) {
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
  const kind = event.is_premiere ? t.premiere : event.event_type_new
  return (
    <div className={styles.facts}>
      <div className={styles.line}>
        {kind && <strong className={`${styles.fact} ${styles.kind}`}>{kind}</strong>}
        {facts.map((fact) => (
          <span key={String(fact)} className={styles.fact}>
            {fact}
          </span>
        ))}
        {withSigns && event.access_features.length > 0 && (
          <div className={styles.fact}>
            <AccessSigns features={event.access_features} />
          </div>
        )}
      </div>
    </div>
  )
}
