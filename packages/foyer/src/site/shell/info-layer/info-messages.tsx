import { CloseButton } from '../../../ui/close-button.tsx'
import { useStore } from '../../../ui/store.ts'
import { useStrings } from '../../../ui/use-locale.ts'
import { putAside } from '../fallback/put-aside.ts'
import { type Announcement, announcements, retract } from './announce.ts'
import styles from './info-layer.module.css'
import { strings } from './strings.ts'
import { useConnectionStatus, useShopStatus, useVersionStatus } from './use-status.ts'

/** The messages inside the info layer. */
export function InfoMessages() {
  const t = useStrings(strings)
  const current = useStore(announcements, (state) => state.current)
  useConnectionStatus()
  useShopStatus()
  useVersionStatus()
  const close = (message: Announcement) => {
    if (message === 'shopOffline') putAside('shopOffline')
    retract(message)
  }
  return current.map((message) => (
    <div key={message} className={styles.message}>
      <p className={styles.text}>{t[message]}</p>
      {message === 'newVersion' && (
        <button type="button" className={styles.action} onClick={() => location.reload()}>
          {t.reload}
        </button>
      )}
      <CloseButton label={t.close} onClose={() => close(message)} />
    </div>
  ))
}
