import type { ContentOf } from '../kit/define-module.ts'
import type { headline } from './schema.ts'
import styles from './view.module.css'

export const hydrate = 'on-interaction'

export default function HeadlineView({ module }: { module: ContentOf<typeof headline> }) {
  const Heading = `h${module.headline_level}` as const
  return (
    <div className={styles.headline} data-level={module.headline_level}>
      {module.preline && <p className={styles.preline}>{module.preline}</p>}
      <Heading className={styles.content}>{module.content}</Heading>
      {module.subline && <p className={styles.subline}>{module.subline}</p>}
    </div>
  )
}
