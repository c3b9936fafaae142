import { Head, href, Link, PageHeader, useFormat, useLocale } from 'openfoyer/views'
import { Call } from './call.tsx'
import styles from './residency.module.css'
import type { ResidencyData } from './residency.route.ts'

/** One residency: who, when, where, and the open call if there is one. */
export default function ResidencyView({ data: { item } }: { data: ResidencyData }) {
  const { moment } = useFormat()
  const locale = useLocale()
  const { title, what, about, room, starts, ends, call } = item
  const facts = [
    ['From', moment(starts, 'dddd D MMMM YYYY')],
    ['Until', moment(ends, 'dddd D MMMM YYYY')],
    ['Room', room],
  ]
  return (
    <main id="main-content">
      <Head title={title} description={what} />
      <PageHeader
        headline={title}
        trail={[{ title: 'Residencies', url: href('house:screens/residencies', locale, {}) }, { title }]}
      />
      <div className={styles.sheet}>
        <dl className={styles.facts}>
          {facts.map(
            ([term, fact]) =>
              fact && (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{fact}</dd>
                </div>
              ),
          )}
        </dl>
        <div className={styles.words}>
          <p className={styles.what}>{what}</p>
          <p>{about}</p>
          <p>
            <Link to={href('events', locale, {})} data-arrow="">
              What is on{' '}
            </Link>
          </p>
        </div>
      </div>
      {call && (
        <Call
          {...{ words: call.words, until: call.until, email: call.email, link: call.link }}
          title={title}
          isOpen={call.is_open}
        />
      )}
    </main>
  )
}
