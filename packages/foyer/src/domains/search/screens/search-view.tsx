import { Head } from '../../../ui/head.tsx'
import { Link } from '../../../ui/link.tsx'
import { useStrings } from '../../../ui/use-locale.ts'
import { Found } from './found.tsx'
import { Guesses } from './guesses.tsx'
import { ResultGroups } from './result-groups.tsx'
import type { SearchData } from './search-data.ts'
import { SearchForm } from './search-form.tsx'
import styles from './search-view.module.css'
import { strings } from './strings.ts'

export function SearchView({ data }: { data: SearchData }) {
  const t = useStrings(strings)
  const { query, category, result } = data
  // Results for guessed words are not results of the query.
  const isMissed = result !== null && (result.count === 0 || result.guesses !== undefined)
  return (
    <main id="main-content" className={styles.screen}>
      <Head title={query ? t.title(query) : t.search} noindex />
      <header className={styles.header}>
        {query ? (
          <h1 className={styles.headline}>
            <span className={styles.preline}>{t.resultsFor}</span>{' '}
            <span className={styles.query} data-length={lengthOf(query)} data-struck={isMissed || undefined}>
              {query}
            </span>
          </h1>
        ) : (
          <h1 className={styles.headline}>
            <span className={styles.query}>{t.question}</span>
          </h1>
        )}
        <SearchForm variant="page" searched={query} />
        {/* Always present, so that screen readers announce a new count. */}
        <p className={styles.count} role="status">
          {result ? (isMissed ? t.noResults : t.count(result.count)) : ''}
        </p>
      </header>
      {result && 'filters' in result && result.filters && (
        <p className={styles.guesses}>
          <Link to={result.filters.url}>{t.inProgramme(result.filters.text, result.filters.count)}</Link>
        </p>
      )}
      {result?.guesses && <Guesses guesses={result.guesses} count={result.count} />}
      {result && (result.count > 0 || category) && <ResultGroups {...data} />}
      <Found {...data} />
    </main>
  )
}

/** A single word may be very large; a sentence must fit on the page. */
function lengthOf(query: string): 'word' | 'phrase' | 'sentence' {
  return query.length <= 16 ? 'word' : query.length <= 48 ? 'phrase' : 'sentence'
}
