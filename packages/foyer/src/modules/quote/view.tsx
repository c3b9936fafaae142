import type { ContentOf } from '../kit/define-module.ts'
import { Words } from '../kit/words.tsx'
import type { quote } from './schema.ts'
import styles from './view.module.css'

export const width = 'broad'

/** A large text with a hanging quotation mark, and the name at the end of a line. */
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

/** From this number of characters on, the text is set smaller. */
const LONG = 140
