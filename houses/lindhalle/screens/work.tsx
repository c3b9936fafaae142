import { Head, href, Link, PageHeader, useLocale } from 'openfoyer/views'
import styles from './work.module.css'
import type { WorkData } from './work.route.ts'

const SAID = {
  de: { works: 'Werke', length: 'Minuten', others: 'Auch in dieser Saison', programme: 'Zum Programm' },
  en: { works: 'Works', length: 'minutes', others: 'Also this season', programme: 'See the programme' },
}

/** A work by itself: who wrote it, when, and how long it takes. */
export default function WorkView({ data }: { data: WorkData }) {
  const { title, composer, minutes, year, others } = data
  const locale = useLocale()
  const said = SAID[locale]
  const facts = [year, minutes && `${minutes} ${said.length}`].filter(Boolean)
  return (
    <main id="main-content">
      <Head title={`${composer}: ${title}`} />
      <PageHeader headline={title} preline={composer} trail={[{ title: said.works }, { title }]} />
      <div className={styles.work}>
        <p className={styles.facts}>{facts.join(' · ')}</p>
        {others.length > 0 && (
          <section className={styles.others}>
            <h2>{said.others}</h2>
            <ul>
              {others.map((other) => (
                <li key={other.address}>
                  <Link to={href('house:screens/work', locale, { slug: other.address })}>{other.title}</Link>
                </li>
              ))}
            </ul>
          </section>
        )}
        <Link to={href('events', locale, {})}>{said.programme}</Link>
      </div>
    </main>
  )
}
