import styles from './rich-text.module.css'

/** A description, as editors wrote it. */
export function RichText({ html, lead = false }: { html: string; lead?: boolean }) {
  return (
    <div
      className={styles.text}
      data-lead={lead || undefined}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server when stored and when answered
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
