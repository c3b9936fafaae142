import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useStrings } from '../../../ui/use-locale.ts'
import { type Device, deviceProblems } from './device.ts'
import styles from './device-notices.module.css'
import { strings } from './device-strings.ts'
import { isPutAside, putAside } from './put-aside.ts'

/** One notice for a slow connection and weak hardware, until the visitor closes it. Only in the browser. */
export function DeviceNotices() {
  const t = useStrings(strings)
  const [problems, setProblems] = useState(() =>
    deviceProblems(navigator as Device).filter((problem) => !isPutAside(problem)),
  )
  if (problems.length === 0) return null
  const title = problems.map((problem) => t[problem]).join(', ')
  return (
    <section className={`${styles.notice} cc01`} aria-label={title}>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {problems.map((problem) => (
          <p key={problem} className={styles.text}>
            {t[`${problem}Text`]}
          </p>
        ))}
      </div>
      <div className={styles.answers}>
        <Button onClick={() => location.reload()}>{t.reload}</Button>
        <Button
          look="outline"
          onClick={() => {
            for (const problem of problems) putAside(problem)
            setProblems([])
          }}
        >
          {t.close}
        </Button>
      </div>
    </section>
  )
}
