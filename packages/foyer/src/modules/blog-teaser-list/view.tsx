import { ArticleTeaser } from '../../domains/magazine/article-teaser.tsx'
import type { ContentOf } from '../kit/define-module.ts'
import type { blogTeaserList } from './schema.ts'
import styles from './view.module.css'

export const width = 'broad'

export default function BlogTeaserListView({ module }: { module: ContentOf<typeof blogTeaserList> }) {
  const { main_teaser_obj: main, article_objs: articles } = module
  if (!main) return null
  return (
    <div className={styles.list}>
      <div className={styles.main}>
        <ArticleTeaser article={main} isMain />
      </div>
      {articles.map((article) => (
        <div key={article.id} className={styles.item}>
          <ArticleTeaser article={article} />
        </div>
      ))}
    </div>
  )
}
