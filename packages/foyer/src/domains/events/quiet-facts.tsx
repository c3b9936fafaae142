import { useFormat } from '../../ui/use-format.ts'
import { useStrings } from '../../ui/use-locale.ts'
import { AccessSigns } from './access-signs.tsx'
import type { EventSummary } from './contract.ts'
import styles from './quiet-facts.module.css'
import { isLong } from './screens/lasting.ts'
import { strings } from './strings.ts'

/** The facts of an event: its kind, place, language and age advice. */
export function QuietFacts({ event, withSigns = true }: { event: EventSummary; withSigns?: boolean }) {
  const t = useStrings(strings)
  const format = useFormat()
  const { langs } = event
  const facts = [
    event.room,
    event.genre,
    { name: event.language, lang: langs?.language },
    { name: event.surtitles, lang: langs?.surtitles },
    { name: event.age_advice, lang: langs?.age_advice },
    { name: isLong(event) ? t.until(format.moment(event.date_end, t.dayAndMonth)) : '', lang: undefined },
  ]
  return (
    <div className={styles.facts}>
      <div className={styles.line}>
        {event.is_premiere ? (
          <strong className={`${styles.fact} ${styles.kind}`}>{t.premiere}</strong>
        ) : (
          event.event_type_new && (
            <strong className={`${styles.fact} ${styles.kind}`} lang={langs?.event_type_new}>
              {event.event_type_new}
            </strong>
          )
        )}
        {facts.map(
          (fact) =>
            fact?.name && (
              <span key={fact.name} className={styles.fact} lang={fact.lang}>
                {fact.name}
              </span>
            ),
        )}
        {withSigns && event.access_features.length > 0 && (
          <div className={styles.fact}>
            <AccessSigns features={event.access_features} />
          </div>
        )}
      </div>
    </div>
  )
}
