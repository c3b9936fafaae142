import type { ContentOf } from '../kit/define-module.ts'
import { Words } from '../kit/words.tsx'
import type { headline } from './schema.ts'
import styles from './view.module.css'

export default function HeadlineView({ module }: { module: ContentOf<typeof headline> }) {
  return (
    <div className={styles.headline} data-level={module.headline_level}>
      <Words module={module} field="preline" as="p" className={styles.preline} />
      <Words module={module} field="content" as={`h${module.headline_level}`} className={styles.content} />
      <Words module={module} field="subline" as="p" className={styles.subline} />
    </div>
  )
}
