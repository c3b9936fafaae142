import type { ShownBlock } from '../../domains/settings/contract.ts'
import { HtmlFrame } from '../../ui/html-frame.tsx'
import styles from './custom-html.module.css'

interface Props {
  block: ShownBlock
  /** The name of a frame for screen readers. */
  title: string
  /** The class of HTML inside the page; a frame is always as wide as its place. */
  className?: string
}

/**
 * HTML that an admin wrote, unchanged (3-readings, Texts): inside the page if it only contains content, otherwise in a
 * frame without our origin, where it can neither read nor change anything of ours.
 */
export function CustomHtml({ block: { code, frame_url }, title, className = '' }: Props) {
  if (code.trim() === '') return null
  if (frame_url) return <HtmlFrame src={frame_url} title={title} />
  // biome-ignore lint/security/noDangerouslySetInnerHtml: only admins write it, and nothing in it can run
  return <div className={`${styles.html} ${className}`} dangerouslySetInnerHTML={{ __html: code }} />
}
