import type { Bilingual } from 'openfoyer/content'
import type { OccasionKey } from '../occasions/occasions.ts'
import type { ProductionKey } from '../productions/productions.ts'
import type { Prose } from '../texts.ts'
import type { ArticleTagKey } from './tags.ts'

export interface Article {
  title: Bilingual
  subtitle: Bilingual
  teaser: Bilingual
  author: string
  tags: ArticleTagKey[]
  /** Paragraphs; one that begins with `# ` is a heading. */
  body: Prose
  /** The subjects of the article: productions, and the next date of each of the named events. */
  productions?: ProductionKey[]
  events?: (ProductionKey | OccasionKey)[]
}
