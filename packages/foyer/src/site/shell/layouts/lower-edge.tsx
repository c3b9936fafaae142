import { onDemand, useAhead, useOnDemand } from '../../../ui/on-demand.ts'
import { type Device, deviceProblems } from '../fallback/device.ts'
import styles from './lower-edge.module.css'

const lowerEdge = onDemand(() => import('./lower-edge-parts.ts'))
const deviceNotices = onDemand(() => import('../fallback/device-notices.tsx'))

const isWeak = !import.meta.env.SSR && deviceProblems(navigator as Device).length > 0

/**
 * What is fixed to the lower edge of the window: sticky navigation, notices, info layer. They form one column, so that
 * none covers another. Their code is loaded after the page: the buttons are only needed once the visitor scrolls.
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
      {/* Present before its first message: screen readers only announce changes of a region they know. */}
      <div role="status">{parts && <parts.InfoMessages />}</div>
    </div>
  )
}
