import type { NotFoundProps } from 'openfoyer/slots'
import styles from './not-found.module.css'

/** A sheet that never came out. */
export default function NotFound({ title, hint, search, children }: NotFoundProps) {
  return (
    <div className={styles.jam}>
      <p className={styles.sheet} data-loud="" aria-hidden="true">
        <span data-words="Paper" />
        <span data-words="jam" />
        <span data-words="404" />
      </p>
      <h1 className={styles.title}>{title}</h1>
      <p>{hint}</p>
      <div className={styles.search}>{search}</div>
      <div className={styles.ways}>{children}</div>
    </div>
  )
}
