import type { ContentOf } from '../kit/define-module.ts'
import type { quote } from './schema.ts'
import styles from './view.module.css'

export const width = 'broad'
export const hydrate = 'on-interaction'

/** The words large, hung from their own quotation mark; the name at the end of a line. */
export default function QuoteView({ module }: { module: ContentOf<typeof quote> }) {
  if (!module.content) return null
  return (
    <figure className={styles.quote}>
      <blockquote className={styles.words} data-long={module.content.length > LONG || undefined}>
        <q>{module.content}</q>
      </blockquote>
      {module.author && <figcaption className={styles.author}>{module.author}</figcaption>}
    </figure>
  )
}

/** From here on the words are too many to be shouted. */
const LONG = 140
