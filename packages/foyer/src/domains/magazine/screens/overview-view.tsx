import { useLocation } from 'react-router'
import type { Locale } from '../../../contract/locale.ts'
import { href } from '../../../contract/routes.ts'
import { Head } from '../../../ui/head.tsx'
import { Pager } from '../../../ui/pager.tsx'
import { useLocale, useStrings } from '../../../ui/use-locale.ts'
import { ArticleTeaser } from '../article-teaser.tsx'
import { strings } from '../strings.ts'
import { FeedLink } from './feed-link.tsx'
import { MagazineHeader } from './magazine-header.tsx'
import { type Overview, PAGE_SIZE } from './overview-data.ts'
import styles from './overview-view.module.css'

/** The list of the magazine: one large article, the others in three columns. */
export function OverviewView({ data }: { data: Overview }) {
  const { articles, categories, category, tag, page } = data
  const t = useStrings(strings)
  const locale = useLocale()
  const { pathname } = useLocation()
  const name = category?.name ?? (tag ? `#${tag.name}` : null)
  const lang = category?.lang ?? tag?.lang
  const title = [name ?? t.magazine, page > 1 && t.pageOf(page)].filter(Boolean).join(', ')
  return (
    <main id="main-content">
      <Head title={title} description={t.description} />
      <MagazineHeader
        headline={name ?? t.headline}
        lang={lang}
        trail={
          tag
            ? [
                { title: t.topics, url: href('magazineTags', locale) },
                { title: `#${tag.name}`, lang },
              ]
            : crumbOf(name, lang)
        }
        categories={categories}
        active={category ? category.id : tag ? null : 'all'}
      />
      {articles.results.length === 0 ? (
        <p className={styles.empty}>{t.empty}</p>
      ) : (
        <ul className={styles.list}>
          {articles.results.map((article, place) => (
            <li key={article.id} className={styles.item}>
              <ArticleTeaser article={article} headingLevel={2} isMain={place === 0} isFirst={place === 0} />
            </li>
          ))}
        </ul>
      )}
      <div className={styles.end}>
        <Pager
          page={page}
          pages={Math.ceil(articles.count / PAGE_SIZE)}
          hrefOf={(number) => (number === 1 ? pathname : `${pathname}?page=${number}`)}
        />
        {!tag && <FeedLink category={category} />}
      </div>
    </main>
  )
}

function crumbOf(title: string | null, lang: Locale | undefined) {
  return title ? [{ title, lang }] : []
}
