import { HtmlFrame } from '../../ui/html-frame.tsx'
import { useStrings } from '../../ui/use-locale.ts'
import type { ContentOf } from '../kit/define-module.ts'
import type { html } from './schema.ts'
import styles from './view.module.css'
import { viewStrings } from './view-strings.ts'

export const width = 'broad'

/**
 * Raw HTML as an admin wrote it. Code that runs, loads or restyles something is in a frame that cannot affect the page.
 */
export default function HtmlView({ module }: { module: ContentOf<typeof html> }) {
  const t = useStrings(viewStrings)
  const { code, frame_url } = module.html_code_obj
  if (frame_url !== null) return <HtmlFrame src={frame_url} title={t.frame} className={styles.frame} />
  return (
    <div
      className={styles.html}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: written by admins only (3-readings, Texts), balanced by the server
      dangerouslySetInnerHTML={{ __html: code }}
    />
  )
}
