import { Link } from '../../../ui/link.tsx'
import { strings as uiStrings } from '../../../ui/strings.ts'
import { useLocale, useStrings } from '../../../ui/use-locale.ts'
import { shownPages } from './page-numbers.ts'
import styles from './result-pages.module.css'
import { type SearchCategory, searchUrl } from './search-path.ts'
import { strings } from './strings.ts'

/** 3-readings, Calls: ten per page. */
const PAGE_SIZE = 10

interface Props {
  query: string
  category: SearchCategory
  count: number
  page: number
}

/** Plain links between pages. */
export function ResultPages({ query, category, count, page }: Props) {
  const t = useStrings(strings)
  const ui = useStrings(uiStrings)
  const locale = useLocale()
  const last = Math.ceil(count / PAGE_SIZE)
  if (last < 2) return null
  const to = (wanted: number) => searchUrl(locale, query, category, wanted)
  return (
    <nav className={styles.pages} aria-label={t.pages}>
      {page > 1 && (
        <Link to={to(page - 1)} className={styles.step}>
          <span aria-hidden="true">←</span> {ui.previous}
        </Link>
      )}
      <ul className={styles.list}>
        {shownPages(page, last).map((shown, place) =>
          shown === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap is only identified by its place
            <li key={`gap ${place}`} aria-hidden="true" className={styles.gap}>
              …
            </li>
          ) : (
            <li key={shown}>
              <Link
                to={to(shown)}
                className={styles.number}
                aria-label={t.page(shown)}
                aria-current={shown === page ? 'page' : undefined}
              >
                {shown}
              </Link>
            </li>
          ),
        )}
      </ul>
      {page < last && (
        <Link to={to(page + 1)} className={styles.step}>
          {ui.next} <span aria-hidden="true">→</span>
        </Link>
      )}
    </nav>
  )
}
