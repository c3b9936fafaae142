import { useState } from 'react'
import { isSafeLink } from '../../../contract/links.ts'
import type { Alert } from '../../../domains/settings/contract.ts'
import { CloseButton } from '../../../ui/close-button.tsx'
import { Link } from '../../../ui/link.tsx'
import { shellState } from '../../../ui/shell-state.ts'
import { useSite } from '../../../ui/site-context.ts'
import { useStore } from '../../../ui/store.ts'
import { useStrings } from '../../../ui/use-locale.ts'
import { dismissalCookie, storeDismissal, useDismissedId } from './dismissal.ts'
import { HIDE_DISMISSED } from './hide-dismissed.ts'
import { strings } from './strings.ts'
import styles from './top-alert.module.css'

/**
 * 1 §4 Top alert banner. It is part of the server's answer, so that nothing moves when it appears and it works without
 * scripting. The script before it hides a closed alert before the first paint.
 */
export function TopAlert({ alert }: { alert: Alert | null }) {
  const t = useStrings(strings)
  const cookie = dismissalCookie(useSite().siteName)
  const dismissed = useDismissedId(cookie)
  const [isWhole, setWhole] = useState(false)
  const isMenuOpen = useStore(shellState, (state) => state.isMenuOpen)
  if (!alert || dismissed === String(alert.id)) return null
  const close = () => {
    storeDismissal(cookie, alert.id)
    // The close button is gone; the focus goes to the header, which moves to its place.
    document.querySelector<HTMLElement>('header a')?.focus({ preventScroll: true })
  }
  return (
    <>
      <script
        data-cookie={cookie}
        data-alert={alert.id}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script
        dangerouslySetInnerHTML={{ __html: HIDE_DISMISSED }}
      />
      <section
        className={`${styles.alert} cc03`}
        aria-label={t.label}
        data-top-alert={alert.id}
        data-whole={isWhole || undefined}
        hidden={isMenuOpen}
      >
        <div className={styles.words}>
          <p className={styles.title}>{alert.title}</p>
          <button
            type="button"
            className={styles.more}
            aria-expanded={isWhole}
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole ? t.less : t.whole}
          </button>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server when answered */}
          <div className={styles.text} dangerouslySetInnerHTML={{ __html: alert.text }} />
          {isSafeLink(alert.link.url) && (
            <Link to={alert.link.url} className={styles.link}>
              {alert.link_title || t.more}
            </Link>
          )}
        </div>
        <CloseButton className={styles.close} label={t.close} onClose={close} />
      </section>
    </>
  )
}
