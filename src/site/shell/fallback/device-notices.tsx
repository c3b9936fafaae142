import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useStrings } from '../../../ui/use-locale.ts'
import { type Device, deviceProblems } from './device.ts'
import styles from './device-notices.module.css'
import { strings } from './device-strings.ts'
import { isPutAside, putAside } from './put-aside.ts'

/** Low bandwidth and weak hardware, each until it is put aside. In the browser only. */
export function DeviceNotices() {
  const t = useStrings(strings)
  const [problems, setProblems] = useState(() =>
    deviceProblems(navigator as Device).filter((problem) => !isPutAside(problem)),
  )
  return problems.map((problem) => (
    <section key={problem} className={`${styles.notice} cc01`} aria-label={t[problem]}>
      <div className={styles.words}>
        <p className={styles.title}>{t[problem]}</p>
        <p className={styles.text}>{t[`${problem}Text`]}</p>
      </div>
      <div className={styles.answers}>
        <Button onClick={() => location.reload()}>{t.reload}</Button>
        <Button
          look="outline"
          onClick={() => {
            putAside(problem)
            setProblems(problems.filter((other) => other !== problem))
          }}
        >
          {t.close}
        </Button>
      </div>
    </section>
  ))
}
