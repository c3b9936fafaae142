import { useEffect } from 'react'
import { firstInteraction } from '../../../ui/first-interaction.ts'
import { onDemand, useOnDemand } from '../../../ui/on-demand.ts'
import { type Device, deviceProblems } from '../fallback/device.ts'
import styles from './lower-edge.module.css'

const lowerEdge = onDemand(() => import('./lower-edge-parts.ts'))
const deviceNotices = onDemand(() => import('../fallback/device-notices.tsx'), { comesByItself: true })

const isWeak = !import.meta.env.SSR && deviceProblems(navigator as Device).length > 0

/**
 * What stands at the lower edge of the window: sticky navigation, notices, info layer. One column, so that nothing
 * covers anything else. Its code comes on the first interaction: buttons that stay while one scrolls are for who scrolls.
 */
export function LowerEdge() {
  const parts = useOnDemand(lowerEdge, false)
  useEffect(() => {
    firstInteraction.then(lowerEdge.loadAhead)
  }, [])
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
