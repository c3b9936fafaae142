import { ArticleTeaser } from '../../../magazine/article-teaser.tsx'
import type { ArticleSummary } from '../../../magazine/contract.ts'
import styles from './articles.module.css'

/** Articles of the magazine about the item. */
export function Articles({ articles }: { articles: ArticleSummary[] }) {
  return (
    <ul className={styles.articles}>
      {articles.map((article) => (
        <li key={article.id}>
          <ArticleTeaser article={article} headingLevel={3} />
        </li>
      ))}
    </ul>
  )
}
