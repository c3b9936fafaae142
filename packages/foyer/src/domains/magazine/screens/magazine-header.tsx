import type { Locale } from '../../../contract/locale.ts'
import { href } from '../../../contract/routes.ts'
import { Breadcrumbs, type Crumb } from '../../../ui/breadcrumbs.tsx'
import { Link } from '../../../ui/link.tsx'
import scrolls from '../../../ui/scroll-row.module.css'
import { useScrollRow } from '../../../ui/scroll-row.ts'
import { SearchFormSlot } from '../../../ui/slots.tsx'
import { useLocale, useStrings } from '../../../ui/use-locale.ts'
import type { ArticleCategory } from '../contract.ts'
import { strings } from '../strings.ts'
import styles from './magazine-header.module.css'

interface Props {
  headline: string
  /** The language of the headline, if it is not the page's. */
  lang?: Locale
  trail?: Crumb[]
  categories: ArticleCategory[]
  /** The current link: all, the topics, or one category; null for any other filter. */
  active: 'all' | 'topics' | number | null
}

/** 2 §2 Magazine overview: breadcrumb, search start box, headline, categories with All, and All #Topics. */
export function MagazineHeader({ headline, lang, trail = [], categories, active }: Props) {
  const t = useStrings(strings)
  const locale = useLocale()
  const current = (isActive: boolean) => (isActive ? 'page' : undefined)
  const row = useScrollRow<HTMLUListElement>('[aria-current]', active)

  return (
    <div className={styles.header}>
      <div className={styles.top}>
        <Breadcrumbs trail={[{ title: t.magazine, url: href('magazine', locale) }, ...trail]} />
        <SearchFormSlot variant="page" />
      </div>
      <h1 className={styles.headline} lang={lang}>
        {headline}
      </h1>
      <nav aria-label={t.categories}>
        <ul ref={row} className={`${scrolls.row} ${styles.categories}`}>
          <li>
            <Link to={href('magazine', locale)} aria-current={current(active === 'all')}>
              {t.all}
            </Link>
          </li>
          {categories.map(({ id, slug, name, lang }) => (
            <li key={id} lang={lang}>
              <Link
                to={href('magazineCategory', locale, { category: slug, id })}
                aria-current={current(active === id)}
              >
                {name}
              </Link>
            </li>
          ))}
          <li className={styles.topics}>
            <Link to={href('magazineTags', locale)} aria-current={current(active === 'topics')}>
              {t.allTopics}
            </Link>
          </li>
        </ul>
      </nav>
    </div>
  )
}
