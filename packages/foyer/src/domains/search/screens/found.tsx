import { NothingFound, StartingPoints } from './nothing-found.tsx'
import { ResultPages } from './result-pages.tsx'
import { ResultList } from './results.tsx'
import type { SearchData } from './search-data.ts'

/** The results, or suggestions if nothing was found. */
export function Found({ query, category, result }: SearchData) {
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
      {result.groups?.map(({ kind, name, results, count }) => (
        <ResultList key={kind} {...{ query, name, results, count }} category="others" />
      ))}
    </>
  )
}
