import type { ContentOf } from '../kit/define-module.ts'
import { Words } from '../kit/words.tsx'
import type { quote } from './schema.ts'
import styles from './view.module.css'

export const width = 'broad'

/** The words large, hung from their own quotation mark; the name at the end of a line. */
export default function QuoteView({ module }: { module: ContentOf<typeof quote> }) {
  if (!module.content) return null
  return (
    <figure className={styles.quote}>
      <blockquote className={styles.words} data-long={module.content.length > LONG || undefined}>
        <Words module={module} field="content" as="q" />
      </blockquote>
      <Words module={module} field="author" as="figcaption" className={styles.author} />
    </figure>
  )
}

/** From here on the words are too many to be shouted. */
const LONG = 140
