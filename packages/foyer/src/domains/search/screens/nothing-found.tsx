import { hasArea } from '../../../contract/areas.ts'
import { href } from '../../../contract/routes.ts'
import { Link } from '../../../ui/link.tsx'
import { useLocale, useStrings } from '../../../ui/use-locale.ts'
import styles from './nothing-found.module.css'
import { type SearchCategory, searchUrl } from './search-path.ts'
import { strings } from './strings.ts'

interface Props {
  query: string
  category: SearchCategory | undefined
  /** The most similar words of the index. */
  suggestions: string[]
}

/** Suggestions after a search without results. */
export function NothingFound({ query, category, suggestions }: Props) {
  const t = useStrings(strings)
  const locale = useLocale()
  return (
    <>
      {suggestions.length > 0 && (
        <section className={styles.ways} aria-labelledby="did-you-mean">
          <h2 id="did-you-mean" className={styles.heading}>
            {t.didYouMean}
          </h2>
          <ul className={styles.list}>
            {suggestions.map((word) => (
              <li key={word}>
                <Link to={searchUrl(locale, word)} className={styles.way}>
                  {word}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {category && (
        <p className={styles.ways}>
          <Link to={searchUrl(locale, query)} className={styles.everywhere}>
            {t.everywhere} <span aria-hidden="true">→</span>
          </Link>
        </p>
      )}
      <StartingPoints />
    </>
  )
}

/** Links for a search page without a query. */
export function StartingPoints() {
  const t = useStrings(strings)
  const locale = useLocale()
  const points = [
    { name: t.programme, to: href('events', locale) },
    { name: t.productions, to: href('productions', locale) },
    ...(hasArea('ensemble') ? [{ name: t.ensemble, to: href('team', locale) }] : []),
    ...(hasArea('magazine') ? [{ name: t.magazine, to: href('magazine', locale) }] : []),
  ]
  return (
    <section className={styles.ways} aria-labelledby="starting-points">
      <h2 id="starting-points" className={styles.heading}>
        {t.elsewhere}
      </h2>
      <ul className={styles.list}>
        {points.map(({ name, to }) => (
          <li key={to}>
            <Link to={to} className={styles.way}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
