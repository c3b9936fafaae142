import { useEditableParts, type WordsOf } from './editable.tsx'
import styles from './rich-text.module.css'

interface Props {
  html: string
  className?: string | undefined
  /** Whose words they are, where an editor may write them in this place. */
  of?: WordsOf
}

/** Text as the toolbar makes it (1 §9). */
export function RichText({ html, className, of }: Props) {
  const parts = useEditableParts()
  const classes = `${styles.text} ${className ?? ''}`
  if (parts && of) return <parts.RichText of={of} html={html} className={classes} />
  if (!html) return null
  return (
    <div
      className={classes}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server when stored and when answered
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
