import { type Device, deviceProblems } from '../fallback/device.ts'
import { useLate } from '../use-late.ts'
import styles from './lower-edge.module.css'

const isWeak = !import.meta.env.SSR && deviceProblems(navigator as Device).length > 0

/**
 * What stands at the lower edge of the window: sticky navigation, notices, info layer. One column, so that nothing
 * covers anything else; its code comes after the page stands, because all of it needs a script.
 */
export function LowerEdge() {
  const late = useLate(() => import('./lower-edge-parts.ts'), true)
  const weak = useLate(() => import('../fallback/device-notices.tsx'), isWeak)
  return (
    <div className={styles.edge}>
      {late && <late.StickyNavigation />}
      {late && <late.UnsupportedNotice />}
      {weak && <weak.DeviceNotices />}
      {/* There before its first message, or nobody who listens would hear it. */}
      <div role="status">{late && <late.InfoMessages />}</div>
    </div>
  )
}
