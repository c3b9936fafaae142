import { Link } from '../../../ui/link.tsx'
import { useLocale, useStrings } from '../../../ui/use-locale.ts'
import styles from './result-groups.module.css'
import type { SearchData } from './search-data.ts'
import { searchUrl } from './search-path.ts'
import { strings } from './strings.ts'

/** All, events, others: the part of the result on show, and links to the other parts. */
export function ResultGroups({ query, category, result }: SearchData) {
  const t = useStrings(strings)
  const locale = useLocale()
  const countOf = (group: 'events' | 'others') => {
    if (result && 'events' in result) {
      const own = group === 'others' ? (result.groups ?? []) : []
      return [result[group], ...own].reduce((sum, { count }) => sum + count, 0)
    }
    return group === category ? result?.count : undefined
  }
  const groups = [
    { group: undefined, name: t.all, count: result && 'events' in result ? result.count : undefined },
    { group: 'events', name: t.events, count: countOf('events') },
    { group: 'others', name: t.others, count: countOf('others') },
  ] as const
  return (
    <nav className={styles.groups} aria-label={t.groups}>
      <ul className={styles.list}>
        {groups.map(({ group, name, count }) => (
          <li key={name}>
            <Link
              to={searchUrl(locale, query, group)}
              className={styles.group}
              aria-current={group === category ? 'page' : undefined}
            >
              <span className={styles.name}>{name}</span>
              {count !== undefined && <span className={styles.count}> {count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
