import { Head, href, Link, PageHeader, useFormat, useLocale } from 'openfoyer/views'
import type { Residency } from '../endpoints/residencies/contract.ts'
import { Call } from './call.tsx'
import styles from './residencies.module.css'
import type { ResidenciesData } from './residencies.route.ts'
import { Tray } from './tray.tsx'

const GROUPS = [
  { when: 'now', title: 'Has a key' },
  { when: 'next', title: 'Gets one' },
  { when: 'past', title: 'Gave it back' },
] as const

/** Who has a key to a room, who gets one, and who may still ask for one. */
export default function ResidenciesView({ data: { items } }: { data: ResidenciesData }) {
  const calls = items.flatMap(({ call, title, id }) => (call?.is_open ? [{ ...call, title, id }] : []))
  return (
    <main id="main-content">
      <Head
        title="Residencies"
        description="Four weeks to four months with a key to a room, for work that needs a room more than an audience."
      />
      <PageHeader headline="Residencies" trail={[{ title: 'Residencies' }]} />
      {items.length === 0 && (
        <div className={styles.part}>
          <Tray text="All keys are on the hook. Write to us if you want one." />
        </div>
      )}
      {GROUPS.map(({ when, title }) => {
        const some = items.filter((item) => item.when === when)
        return (
          some.length > 0 && (
            <section key={when} className={styles.part}>
              <h2 className={styles.group}>{title}</h2>
              <ol>
                {some.map((item) => (
                  <li key={item.id}>
                    <Row item={item} />
                  </li>
                ))}
              </ol>
            </section>
          )
        )
      })}
      {calls.map(({ id, title, words, until, email, link }) => (
        <Call key={id} {...{ title, words, until, email, link }} isOpen />
      ))}
    </main>
  )
}

function Row({ item }: { item: Residency }) {
  const { moment } = useFormat()
  const locale = useLocale()
  const { title, address, what, room, starts, ends, call } = item
  return (
    <article className={styles.row}>
      <p className={styles.span}>
        <time dateTime={starts}>{moment(starts, 'D MMM')}</time> <span data-arrow="" />{' '}
        <time dateTime={ends}>{moment(ends, 'D MMM YYYY')}</time>
      </p>
      <h3 className={styles.who}>
        <Link to={href('house:screens/residency', locale, { slug: address })}>{title}</Link>
      </h3>
      <p className={styles.what}>{what}</p>
      <p className={styles.room}>{call?.is_open ? 'Nobody yet. You?' : room}</p>
    </article>
  )
}
