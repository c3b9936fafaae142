import styles from './custom-html.module.css'

/** What our content security policy would not let run in the page itself. */
const ACTIVE = /<(script|iframe|style|link|object|embed|form|base|meta)\b|\son\w+\s*=/i

/**
 * HTML that an admin wrote, shown as it was written (3-readings, Texts): in the page where it is mere content, else in a
 * frame without our origin, where it can neither read nor change anything of ours.
 */
export function CustomHtml({ code, title = '' }: { code: string; title?: string }) {
  if (code.trim() === '') return null
  if (!ACTIVE.test(code)) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: only admins write it, and nothing in it can run
    return <div className={styles.html} dangerouslySetInnerHTML={{ __html: code }} />
  }
  return <iframe className={styles.frame} title={title} srcDoc={code} sandbox="allow-scripts allow-popups" />
}
