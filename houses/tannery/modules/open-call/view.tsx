import { type ContentOf, useFormat, Words } from 'openfoyer/views'
import type { openCall } from './schema.ts'
import styles from './view.module.css'

export const width = 'broad'

export default function OpenCallView({ module }: { module: ContentOf<typeof openCall> }) {
  const { moment } = useFormat()
  return (
    <aside className={styles.call}>
      <Words module={module} field="title" as="h2" className={styles.title} />
      <Words module={module} field="words" as="p" className={styles.words} />
      <p className={styles.foot}>
        <span>→ until {moment(`${module.until}T12:00:00Z`, 'D MMMM')}</span>
        <a href={`mailto:${module.email}?subject=${encodeURIComponent(module.title)}`}>{module.email}</a>
      </p>
    </aside>
  )
}
