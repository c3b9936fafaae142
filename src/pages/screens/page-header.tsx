import type { Page } from '../contract.ts'
import styles from './page-header.module.css'

/** The page's headline above its horizon: the line draws, the disc arrives. */
export function PageHeader({ page }: { page: Page }) {
  return (
    <div className={styles.header}>
      <h1 className={styles.headline}>{page.headline || page.title}</h1>
      <span className={styles.disc} />
    </div>
  )
}
