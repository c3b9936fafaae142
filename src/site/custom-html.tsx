import { HtmlFrame } from '../ui/html-frame.tsx'
import styles from './custom-html.module.css'

/** What our content security policy would not let run in the page itself. */
const ACTIVE = /<(script|style|link|iframe|object|embed|form|base|meta)\b|\son\w+\s*=/i

interface Props {
  /** Under which the server keeps it: `html_header`, `html_footer_top`, … */
  name: string
  code: string
  /** What a frame is called by those who hear it. */
  title: string
  /** How it stands in the page, where it does; a frame is as wide as its place. */
  className?: string
}

/**
 * HTML that an admin wrote, shown as it was written (3-readings, Texts): in the page where it is mere content, else in a
 * frame without our origin, where it can neither read nor change anything of ours.
 */
export function CustomHtml({ name, code, title, className = '' }: Props) {
  if (code.trim() === '') return null
  if (ACTIVE.test(code)) return <HtmlFrame src={`/html-frames/${name}`} title={title} />
  // biome-ignore lint/security/noDangerouslySetInnerHtml: only admins write it, and nothing in it can run
  return <div className={`${styles.html} ${className}`} dangerouslySetInnerHTML={{ __html: code }} />
}
