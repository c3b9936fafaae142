import { desk, useDesk, useWords } from '../desk/desk.ts'
import { useLive } from '../desk/use-live.ts'
import styles from './tools.module.css'

/** Says whether visitors see the current text; a click opens the panel for publishing. */
export function PublishButton() {
  const t = useWords()
  const isOpen = useDesk(({ panel }) => panel === 'publish')
  const isShown = useLive(
    (area) => area.isOnline() && area.publication().published_version === area.live.version(),
    false,
  )
  return (
    <button
      type="button"
      className={styles.publish}
      data-tour="publish"
      aria-expanded={isOpen}
      data-shown={isShown || undefined}
      title={`${t.publish} (Ctrl+Shift+P)`}
      onClick={() => desk.set({ panel: isOpen ? null : 'publish' })}
    >
      {isShown ? t.published : t.publish}
    </button>
  )
}
