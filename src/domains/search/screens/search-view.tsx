import { Head } from '../../../ui/head.tsx'
import { useStrings } from '../../../ui/use-locale.ts'
import type { Overall, SearchResult } from '../contract.ts'
import { NothingFound, StartingPoints } from './nothing-found.tsx'
import { ResultGroups } from './result-groups.tsx'
import { ResultPages } from './result-pages.tsx'
import { ResultList } from './results.tsx'
import { SearchForm } from './search-form.tsx'
import type { SearchCategory } from './search-path.ts'
import styles from './search-view.module.css'
import { strings } from './strings.ts'

export interface PartOfResult {
  count: number
  results: SearchResult[]
  page: number
}

export interface SearchData {
  query: string
  category: SearchCategory | undefined
  /** Null where nothing was asked. */
  result: Overall | PartOfResult | null
}

export function SearchView({ data }: { data: SearchData }) {
  const t = useStrings(strings)
  const { query, category, result } = data
  return (
    <main id="main-content" className={styles.screen}>
      <Head title={query ? t.title(query) : t.search} noindex />
      <header className={styles.header}>
        {query ? (
          <h1 className={styles.headline}>
            <span className={styles.preline}>{t.resultsFor}</span>{' '}
            <span
              className={styles.query}
              data-length={lengthOf(query)}
              data-struck={result?.count === 0 || undefined}
            >
              {query}
            </span>
          </h1>
        ) : (
          <h1 className={styles.headline}>
            <span className={styles.query}>{t.question}</span>
          </h1>
        )}
        <SearchForm variant="page" searched={query} />
        {/* Always there, so that a new count is read out after a new search. */}
        <p className={styles.count} role="status">
          {result ? (result.count === 0 ? t.noResults : t.count(result.count)) : ''}
        </p>
      </header>
      {result && (result.count > 0 || category) && <ResultGroups {...data} />}
      <Results {...data} />
    </main>
  )
}

function Results({ query, category, result }: SearchData) {
  if (!result) return <StartingPoints />
  if (result.count === 0) {
    const suggestions = 'suggestions' in result ? result.suggestions : []
    return <NothingFound query={query} category={category} suggestions={suggestions} />
  }
  if ('page' in result) {
    return (
      <>
        <ResultList query={query} category={category ?? 'others'} results={result.results} isWhole />
        <ResultPages query={query} category={category ?? 'others'} count={result.count} page={result.page} />
      </>
    )
  }
  return (
    <>
      {(['events', 'others'] as const).map(
        (part) =>
          result[part].count > 0 && (
            <ResultList
              key={part}
              query={query}
              category={part}
              results={result[part].results}
              count={result[part].count}
            />
          ),
      )}
    </>
  )
}

/** What is asked in a word may fill the page; what is asked in a sentence must fit on it. */
function lengthOf(query: string): 'word' | 'phrase' | 'sentence' {
  return query.length <= 16 ? 'word' : query.length <= 48 ? 'phrase' : 'sentence'
}
