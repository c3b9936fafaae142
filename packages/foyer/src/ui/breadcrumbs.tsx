import type { Locale } from '../contract/locale.ts'
import { href } from '../contract/routes.ts'
import styles from './breadcrumbs.module.css'
import { Link } from './link.tsx'
import { strings } from './strings.ts'
import { useLocale, useStrings } from './use-locale.ts'

export interface Crumb {
  title: string
  /** The language of the title, if it is not the page's. */
  lang?: Locale
  /** Left out if the page is not clickable, or is the one on show. */
  url?: string
}

/**
 * Home, the parents, the page itself (1 §2 Navigation behaviour). On a phone only the nearest parent is shown, as a
 * link back.
 */
export function Breadcrumbs({ trail }: { trail: Crumb[] }) {
  const t = useStrings(strings)
  const locale = useLocale()
  const crumbs: Crumb[] = [{ title: t.home, url: href('home', locale) }, ...trail]
  const back = crumbs.slice(0, -1).findLast((crumb) => crumb.url)
  return (
    <nav className={styles.breadcrumbs} aria-label={t.breadcrumbs}>
      {back?.url && (
        <Link to={back.url} className={styles.back}>
          <span aria-hidden="true">←</span> <span className="unseen">{t.back}: </span>
          <span lang={back.lang}>{back.title}</span>
        </Link>
      )}
      <ol className={styles.trail}>
        {crumbs.map(({ title, lang, url }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the breadcrumbs never change places
          <li key={place} lang={lang}>
            {url && place < crumbs.length - 1 ? (
              <Link to={url}>{title}</Link>
            ) : (
              <span aria-current={place === crumbs.length - 1 ? 'page' : undefined}>{title}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
