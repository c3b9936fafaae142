import type { ItemLink } from '../../../contract/item.ts'
import { Link } from '../../../ui/link.tsx'
import { useStrings } from '../../../ui/use-locale.ts'
import { strings } from '../strings.ts'
import styles from './article-neighbours.module.css'

/** The articles published before and after this one. */
export function ArticleNeighbours({ previous, next }: { previous: ItemLink | null; next: ItemLink | null }) {
  const t = useStrings(strings)
  if (!previous && !next) return null
  return (
    <nav className={styles.neighbours} aria-label={t.moreArticles}>
      {previous && (
        <Link to={previous.url} rel="prev" className={styles.link}>
          <span className={styles.label}>← {t.older}</span> <span lang={previous.lang}>{previous.name}</span>
        </Link>
      )}
      {next && (
        <Link to={next.url} rel="next" className={`${styles.link} ${styles.next}`}>
          <span className={styles.label}>{t.newer} →</span> <span lang={next.lang}>{next.name}</span>
        </Link>
      )}
    </nav>
  )
}
