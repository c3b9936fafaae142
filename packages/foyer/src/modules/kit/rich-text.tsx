import { useEditableParts, type WordsOf } from './editable.tsx'
import styles from './rich-text.module.css'

interface Props {
  html: string
  className?: string | undefined
  /** The field the text belongs to, if an editor may edit it here. */
  of?: WordsOf
}

/** Text with the formatting of the toolbar (1 §9). */
export function RichText({ html, className, of }: Props) {
  const parts = useEditableParts()
  const classes = `${styles.text} ${className ?? ''}`
  if (parts && of) return <parts.RichText of={of} html={html} className={classes} />
  if (!html) return null
  return (
    <div
      className={classes}
      data-rich-text
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server when stored and when answered
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
