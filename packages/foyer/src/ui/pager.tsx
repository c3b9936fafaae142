import { Link } from './link.tsx'
import styles from './pager.module.css'
import { strings } from './strings.ts'
import { useStrings } from './use-locale.ts'

interface Props {
  page: number
  pages: number
  hrefOf(page: number): string
}

/** The pages of a list: all if there are few, otherwise the first, the last and the neighbours. */
export function Pager({ page, pages, hrefOf }: Props) {
  const t = useStrings(strings)
  if (pages < 2) return null
  return (
    <nav className={styles.pager} aria-label={t.pages}>
      {page > 1 && (
        <Link to={hrefOf(page - 1)} rel="prev" className={styles.turn}>
          <span aria-hidden="true">←</span> {t.previous}
        </Link>
      )}
      <ol className={styles.numbers}>
        {shownPages(page, pages).map((number) => (
          <li key={number}>
            <Link
              to={hrefOf(number)}
              aria-current={number === page ? 'page' : undefined}
              aria-label={t.pageNumber(number)}
            >
              {number}
            </Link>
          </li>
        ))}
      </ol>
      {page < pages && (
        <Link to={hrefOf(page + 1)} rel="next" className={styles.turn}>
          {t.next} <span aria-hidden="true">→</span>
        </Link>
      )}
    </nav>
  )
}

function shownPages(page: number, pages: number): number[] {
  const wanted = new Set([1, page - 1, page, page + 1, pages])
  return Array.from({ length: pages }, (_, index) => index + 1).filter(
    (number) => pages <= 7 || wanted.has(number),
  )
}
