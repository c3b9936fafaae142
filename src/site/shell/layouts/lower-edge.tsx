import { onDemand, useAhead, useOnDemand } from '../../../ui/on-demand.ts'
import { type Device, deviceProblems } from '../fallback/device.ts'
import styles from './lower-edge.module.css'

const lowerEdge = onDemand(() => import('./lower-edge-parts.ts'))
const deviceNotices = onDemand(() => import('../fallback/device-notices.tsx'))

const isWeak = !import.meta.env.SSR && deviceProblems(navigator as Device).length > 0

/**
 * What stands at the lower edge of the window: sticky navigation, notices, info layer. One column, so that nothing
 * covers anything else. Its code comes once the page has: buttons that stay while the visitor scrolls are not wanted before.
 */
export function LowerEdge() {
  const parts = useOnDemand(lowerEdge, false)
  useAhead(lowerEdge)
  const notices = useOnDemand(deviceNotices, isWeak)
  return (
    <div className={styles.edge}>
      {parts && <parts.StickyNavigation />}
      {parts && <parts.UnsupportedNotice />}
      {notices && <notices.DeviceNotices />}
      {/* There before its first message, or nobody who listens would hear it. */}
      <div role="status">{parts && <parts.InfoMessages />}</div>
    </div>
  )
}
