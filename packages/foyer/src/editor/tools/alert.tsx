import { desk, useDesk, useWords } from '../desk/desk.ts'
import { ToolButton } from './tool-button.tsx'
import styles from './tools.module.css'

/** 1 §4 Alert (save status): `role=status`; an error stays until it is dismissed. */
export function Alert() {
  const t = useWords()
  const alert = useDesk((value) => value.alert)
  const said = useDesk((value) => value.said)
  return (
    <>
      <div role="status">
        {alert?.kind === 'saved' && (
          <div className={styles.alert} data-kind="saved">
            {alert.text}
          </div>
        )}
        <span className={styles.spoken}>{said}</span>
      </div>
      <div role="alert">
        {alert?.kind === 'error' && (
          <div className={styles.alert} data-kind="error">
            {alert.text}
            <ToolButton icon="close" label={t.dismiss} onClick={() => desk.set({ alert: null })} />
          </div>
        )}
      </div>
    </>
  )
}
