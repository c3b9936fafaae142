import type { ContentOf } from '../kit/define-module.ts'
import type { text } from './schema.ts'
import styles from './view.module.css'

export default function TextView({ module }: { module: ContentOf<typeof text> }) {
  return (
    <div
      className={styles.text}
      data-close={module.decrease_distance || undefined}
      id={module.anchor || undefined}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server when stored and when answered
      dangerouslySetInnerHTML={{ __html: module.content }}
    />
  )
}
