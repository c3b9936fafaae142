import type { NotFoundProps } from 'openfoyer/slots'
import { useLocale } from 'openfoyer/views'
import styles from './not-found.module.css'

const SILENCE = { de: 'Hier ist es still.', en: 'It is quiet here.' }

/** An address without a page: a rest, and a way back. */
export default function NotFound({ title, hint, search, children }: NotFoundProps) {
  return (
    <div className={styles.rest}>
      <p className={styles.silence}>{SILENCE[useLocale()]}</p>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.hint}>{hint}</p>
      <div className={styles.search}>{search}</div>
      <div className={styles.ways}>{children}</div>
    </div>
  )
}
