import { ArticleTeaser } from '../../domains/magazine/article-teaser.tsx'
import type { ContentOf } from '../kit/define-module.ts'
import type { highlightTeaser } from './schema.ts'
import styles from './view.module.css'

export const width = 'broad'

export default function HighlightTeaserView({ module }: { module: ContentOf<typeof highlightTeaser> }) {
  return (
    <ul className={styles.list}>
      {module.article_objs.map((article) => (
        <li key={article.id} className={styles.item}>
          <ArticleTeaser article={article} />
        </li>
      ))}
    </ul>
  )
}
