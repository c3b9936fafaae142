import { href } from '../../../contract/routes.ts'
import { Head } from '../../../ui/head.tsx'
import { Link } from '../../../ui/link.tsx'
import { useLocale, useStrings } from '../../../ui/use-locale.ts'
import type { ArticleCategory, ArticleTag } from '../contract.ts'
import { strings } from '../strings.ts'
import { MagazineHeader } from './magazine-header.tsx'
import styles from './tags-view.module.css'

/** Every topic of the magazine, by first letter. */
export function TagsView({ data }: { data: { categories: ArticleCategory[]; tags: ArticleTag[] } }) {
  const t = useStrings(strings)
  const locale = useLocale()
  return (
    <main id="main-content">
      <Head title={t.topics} description={t.topicsHint} />
      <MagazineHeader
        headline={t.topics}
        trail={[{ title: t.topics }]}
        categories={data.categories}
        active="topics"
      />
      {data.tags.length === 0 && <p className={styles.empty}>{t.empty}</p>}
      <dl className={styles.topics}>
        {byLetter(data.tags).map(([letter, tags]) => (
          <div key={letter} className={styles.group}>
            <dt className={styles.letter}>{letter}</dt>
            {tags.map(({ id, slug, name, lang }) => (
              <dd key={id} lang={lang}>
                <Link to={href('magazineTag', locale, { tag: slug, id })}>#{name}</Link>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </main>
  )
}

/** Ä is sorted under A, as in a dictionary. */
function byLetter(tags: ArticleTag[]): [string, ArticleTag[]][] {
  const groups = Map.groupBy(tags, ({ name }) => (name.normalize('NFD')[0] ?? '').toUpperCase())
  return [...groups].sort(([a], [b]) => a.localeCompare(b))
}
