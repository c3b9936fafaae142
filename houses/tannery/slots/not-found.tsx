import type { NotFoundProps } from 'openfoyer/slots'
import styles from './not-found.module.css'

/** A sheet that never came out. */
export default function NotFound({ title, hint, search, children }: NotFoundProps) {
  return (
    <div className={styles.jam}>
      <p className={styles.sheet} data-loud="" aria-hidden="true">
        <span>Paper</span>
        <span>jam</span>
        <span>404</span>
      </p>
      <h1 className={styles.title}>{title}</h1>
      <p>{hint}</p>
      <div className={styles.search}>{search}</div>
      <div className={styles.ways}>{children}</div>
    </div>
  )
}
