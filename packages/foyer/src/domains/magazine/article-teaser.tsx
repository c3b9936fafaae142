import { Heart } from '../../ui/heart.tsx'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../media/picture.tsx'
import styles from './article-teaser.module.css'
import type { ArticleSummary } from './contract.ts'

interface Props {
  article: ArticleSummary
  headingLevel?: 2 | 3 | 4
  /** The first article of a list, shown larger. */
  isMain?: boolean
  /** Visible at once, so its picture is loaded before everything else. */
  isFirst?: boolean
}

/** An article in lists, related articles and the blog module. */
export function ArticleTeaser({ article, headingLevel = 3, isMain = false, isFirst = false }: Props) {
  const Heading = `h${headingLevel}` as const
  return (
    <article className={styles.teaser} data-main={isMain || undefined}>
      {article.image_obj && (
        <Picture
          image={article.image_obj}
          ratio={isMain ? 'var(--picture-banner)' : '4 / 3'}
          sizes={isMain ? '(min-width: 64em) 60vw, 100vw' : '(min-width: 48em) 30vw, 100vw'}
          decorative
          first={isFirst}
        />
      )}
      <div className={styles.words}>
        <div className={styles.top}>
          <p className={styles.category} lang={article.category?.lang}>
            {article.category?.name}
          </p>
          <Heart
            item={`article:${article.id}`}
            title={article.title}
            lang={article.lang}
            isQuiet
            className={styles.heart}
          />
        </div>
        <Heading className={styles.title} lang={article.lang}>
          <Link to={article.url}>{article.title}</Link>
        </Heading>
        {article.teaser && (
          <p className={styles.text} lang={article.langs?.teaser}>
            {article.teaser}
          </p>
        )}
      </div>
    </article>
  )
}
