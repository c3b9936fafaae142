import { useLate } from '../use-late.ts'
import styles from './lower-edge.module.css'

/**
 * What stands at the lower edge of the window: sticky navigation, notices, info layer. One column, so that nothing
 * covers anything else; its code comes after the page stands, because all of it needs a script.
 */
export function LowerEdge() {
  const late = useLate(() => import('./lower-edge-parts.ts'), true)
  return (
    <div className={styles.edge}>
      {late && <late.StickyNavigation />}
      {late && <late.DeviceNotices />}
      {/* There before its first message, or nobody who listens would hear it. */}
      <div role="status">{late && <late.InfoMessages />}</div>
    </div>
  )
}
