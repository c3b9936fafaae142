import styles from './rich-text.module.css'

/** Text as the toolbar makes it (1 §9). */
export function RichText({ html, className }: { html: string; className?: string }) {
  if (!html) return null
  return (
    <div
      className={`${styles.text} ${className ?? ''}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server when stored and when answered
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
