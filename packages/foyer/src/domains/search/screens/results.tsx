import { useId } from 'react'
import leadsOn from '../../../ui/card-link.module.css'
import { Heart } from '../../../ui/heart.tsx'
import { Link } from '../../../ui/link.tsx'
import { useFormat } from '../../../ui/use-format.ts'
import { useLocale, useStrings } from '../../../ui/use-locale.ts'
import { Admission } from '../../events/admission.tsx'
import { EventHeart } from '../../events/event-heart.tsx'
import { QuietFacts } from '../../events/quiet-facts.tsx'
import { Picture } from '../../media/picture.tsx'
import type { SearchResult } from '../contract.ts'
import { datesTogether } from './dates-together.ts'
import { excerptParts } from './excerpt-parts.ts'
import { ResultRail } from './result-rail.tsx'
import styles from './results.module.css'
import { type SearchCategory, searchUrl } from './search-path.ts'
import { strings } from './strings.ts'

interface Props {
  query: string
  category: SearchCategory
  results: SearchResult[]
  /** The number of all results, if these are only the best. */
  count?: number
  /** What the house calls a group of its own, which is listed with the others as a whole. */
  name?: string
  /** The page has only this list, so its heading is not repeated: the link to it already names it. */
  isWhole?: boolean
}

/** One part of the results: events as in the programme, others by kind. */
export function ResultList({ query, category, results, count = 0, name, isWhole = false }: Props) {
  const t = useStrings(strings)
  const locale = useLocale()
  const id = useId()
  const more = category === 'events' ? t.allEvents(count) : name ? `${name} (${count})` : t.allOthers(count)
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id} className={isWhole ? styles.unseen : styles.heading}>
        {name ?? t[category]}
      </h2>
      <ol className={styles.list}>
        {datesTogether(results).map(({ first, others }) => (
          <li key={`${first.kind} ${first.id}`}>
            <Result result={first} others={others} />
          </li>
        ))}
      </ol>
      {count > results.length && (
        <Link to={searchUrl(locale, query, category)} className={styles.more}>
          {more} <span aria-hidden="true">→</span>
        </Link>
      )}
    </section>
  )
}

/** An event has everything of a row of the programme: date, place, price and ticket link. */
function Result({ result, others }: { result: SearchResult; others: SearchResult[] }) {
  const { kind, title, lang, url, excerpt, image, event } = result
  return (
    <article className={`${leadsOn.whole} ${styles.row}`} data-kind={kind} data-status={event?.status}>
      <ResultRail result={result} />
      <div className={styles.words}>
        <h3 className={styles.title} lang={lang}>
          <Link to={url} className={leadsOn.link}>
            {title}
          </Link>
        </h3>
        {event && <QuietFacts event={event} />}
        {excerpt && (
          <p className={styles.excerpt}>
            {excerptParts(excerpt).map(({ text, isFound, lang }, place) => {
              const Part = isFound ? 'mark' : 'span'
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
                <Part key={place} lang={lang}>
                  {text}
                </Part>
              )
            })}
          </p>
        )}
        {others.length > 0 && <OtherDates dates={others} />}
      </div>
      <ResultHeart result={result} />
      {event && (
        <div className={styles.admission}>
          <Admission event={event} />
        </div>
      )}
      {image && (
        <div className={styles.picture}>
          <Picture image={image} ratio={kind === 'person' ? '1 / 1' : '4 / 5'} sizes="8rem" decorative />
        </div>
      )}
    </article>
  )
}

/** The heart of a result that can be a favorite; persons and pages cannot. */
function ResultHeart({ result: { kind, id, title, lang, event } }: { result: SearchResult }) {
  if (event) return <EventHeart event={event} className={styles.heart} />
  if (kind !== 'production' && kind !== 'article') return null
  return <Heart item={`${kind}:${id}`} {...{ title, lang }} isQuiet className={styles.heart} />
}

/** Other dates: each day links to its event. */
function OtherDates({ dates }: { dates: SearchResult[] }) {
  const t = useStrings(strings)
  const format = useFormat()
  return (
    <p className={styles.dates}>
      {t.alsoOn}{' '}
      {dates.map(({ id, url, date_start }) => (
        <Link key={id} to={url} className={styles.otherDate}>
          <time dateTime={date_start ?? undefined}>
            {date_start && format.moment(date_start, t.shortDay)}
          </time>
        </Link>
      ))}
    </p>
  )
}
