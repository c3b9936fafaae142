import { Heart } from '../../../ui/heart.tsx'
import { Link } from '../../../ui/link.tsx'
import { useStrings } from '../../../ui/use-locale.ts'
import { EventRow } from '../../events/event-row.tsx'
import type { KeptItems } from '../favorite-contract.ts'
import { strings } from '../favorites-strings.ts'
import styles from './favorites.module.css'

/** Events as in the programme, with their tickets; each can be removed from the favorites here. */
export function KeptList({ shown: { events, productions, dates, articles } }: { shown: KeptItems }) {
  const t = useStrings(strings)
  return (
    <div className={styles.lists}>
      {events.length > 0 && (
        <section>
          <h2>{t.keptEvents}</h2>
          {events.map((event) => (
            <EventRow key={event.id} event={event} withDate />
          ))}
        </section>
      )}
      {productions.length > 0 && (
        <section>
          <h2>{t.keptProductions}</h2>
          <ul className={styles.lines}>
            {productions.map(({ id, title, lang, subtitle, langs, url }) => (
              <li key={id}>
                <span>
                  <Link to={url} lang={lang}>
                    {title}
                  </Link>{' '}
                  <span lang={langs?.subtitle}>{subtitle}</span>
                </span>
                <Heart item={`production:${id}`} title={title} lang={lang} isQuiet />
              </li>
            ))}
          </ul>
          {dates.length > 0 && <h3>{t.keptDates}</h3>}
          {dates.map((event) => (
            <EventRow key={event.id} event={event} withDate headingLevel={4} />
          ))}
        </section>
      )}
      {articles.length > 0 && (
        <section>
          <h2>{t.keptArticles}</h2>
          <ul className={styles.lines}>
            {articles.map(({ id, title, lang, teaser, langs, url }) => (
              <li key={id}>
                <span>
                  <Link to={url} lang={lang}>
                    {title}
                  </Link>{' '}
                  <span lang={langs?.teaser}>{teaser}</span>
                </span>
                <Heart item={`article:${id}`} title={title} lang={lang} isQuiet />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
