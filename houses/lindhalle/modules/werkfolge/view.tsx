import { type ContentOf, useStrings, Words } from 'openfoyer/views'
import type { werkfolge } from './schema.ts'
import { strings } from './strings.ts'
import styles from './view.module.css'

export const width = 'broad'

/** Set in the middle, as on a programme leaf: composers before titles, lengths in small figures. */
export default function WerkfolgeView({ module }: { module: ContentOf<typeof werkfolge> }) {
  const t = useStrings(strings)
  return (
    <section className={styles.order}>
      <Words module={module} field="title" as="h2" className={styles.title} />
      <ol className={styles.works}>
        {module.works.map(({ composer, title, minutes, interval }, index) => (
          <li key={`${composer} ${title}`} className={styles.work}>
            <Words
              module={module}
              field="works"
              item={{ index, name: 'composer' }}
              as="p"
              className={styles.composer}
            />
            <Words
              module={module}
              field="works"
              item={{ index, name: 'title' }}
              as="h3"
              className={styles.name}
            />
            {minutes !== null && <p className={styles.minutes}>{minutes}′</p>}
            {interval && <p className={styles.pause}>{t.pause}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}
