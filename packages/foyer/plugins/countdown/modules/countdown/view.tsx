import { type ContentOf, useFormat, useStrings, useToday, Words } from 'openfoyer/views'
import { daysBetween } from './days-between.ts'
import type { countdown } from './schema.ts'
import { strings } from './strings.ts'
import styles from './view.module.css'

export const width = 'broad'

/** What is coming, its day, and how long it still takes. The number is added in the browser: a stored page is older than its reader. */
export default function CountdownView({ module }: { module: ContentOf<typeof countdown> }) {
  const t = useStrings(strings)
  const format = useFormat()
  const today = useToday()
  if (!module.day) return null
  const left = today === null ? null : daysBetween(today, module.day)
  if (left !== null && left < 0) {
    return <Words module={module} field="after" as="p" className={styles.title} />
  }
  return (
    <div className={styles.countdown}>
      <Words module={module} field="title" as="p" className={styles.title} />
      <p className={styles.day}>
        <time dateTime={module.day}>{format.moment(`${module.day}T11:00Z`, t.date)}</time>
        {left !== null && `, ${left === 0 ? t.today : left === 1 ? t.tomorrow : t.days(left)}`}
      </p>
    </div>
  )
}
