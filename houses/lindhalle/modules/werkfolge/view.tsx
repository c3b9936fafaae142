import { type ContentOf, href, Link, useLocale, useStrings, Words } from 'openfoyer/views'
import type { werkfolge } from './schema.ts'
import { strings } from './strings.ts'
import styles from './view.module.css'

export const width = 'broad'

/** Set in the middle, as on a programme leaf: composers before titles, lengths in small figures. */
export default function WerkfolgeView({ module }: { module: ContentOf<typeof werkfolge> }) {
  const t = useStrings(strings)
  const locale = useLocale()
  return (
    <section className={styles.order}>
      <Words module={module} field="title" as="h2" className={styles.title} />
      <ol className={styles.works}>
        {module.works_objs.map(({ id, title, composer, minutes, address }, index) => (
          <li key={id}>
            <p className={styles.composer}>{composer}</p>
            <h3 className={styles.name}>
              <Link to={href('house:screens/work', locale, { slug: address })}>{title}</Link>
            </h3>
            {minutes !== null && <p className={styles.minutes}>{minutes}′</p>}
            {index + 1 === module.interval && <p className={styles.pause}>{t.pause}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}
