import styles from './skeleton.module.css'
import { strings } from './strings.ts'
import { useStrings } from './use-locale.ts'

/** A placeholder: a line of text, a headline, or a picture of some ratio. */
export function Bone({
  shape = 'line',
  width,
  ratio,
}: {
  shape?: 'line' | 'headline' | 'box'
  width?: string
  ratio?: string
}) {
  return <span className={`${styles.bone} ${styles[shape]}`} style={{ width, aspectRatio: ratio }} />
}

/** A screen's outline while it loads; screen readers announce it once. */
export function Skeleton({ children }: { children: React.ReactNode }) {
  const t = useStrings(strings)
  return (
    <div className={styles.skeleton} role="status">
      <span className={styles.spoken}>{t.loading}</span>
      <div aria-hidden="true">{children}</div>
    </div>
  )
}
