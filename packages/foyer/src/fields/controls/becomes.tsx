import styles from './controls.module.css'
import { useControlStrings } from './environment.ts'

/** Below a field: what is typed as it will be kept, where that is not the same. */
export function Becomes({ typed, kept }: { typed: string; kept: string }) {
  const t = useControlStrings()
  return (
    <span role="status" className={styles.advice}>
      {kept !== typed && kept !== '' && t.becomes(kept)}
    </span>
  )
}
