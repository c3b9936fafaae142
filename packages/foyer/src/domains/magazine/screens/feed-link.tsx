import { feedPath } from '../../../contract/feeds.ts'
import { useLocale, useStrings } from '../../../ui/use-locale.ts'
import type { ArticleCategory } from '../contract.ts'
import { strings } from '../strings.ts'
import styles from './feed-link.module.css'

/** A link to the feed of the magazine or of one category, for readers, and in the head for feed programs. */
export function FeedLink({ category }: { category: ArticleCategory | null }) {
  const t = useStrings(strings)
  const path = feedPath(useLocale(), category?.id)
  const title = category ? `${t.magazine}: ${category.name}` : t.magazine
  return (
    <>
      <link rel="alternate" type="application/atom+xml" href={path} title={title} />
      <p className={styles.feed}>
        <a href={path}>{t.feed}</a>
      </p>
    </>
  )
}
