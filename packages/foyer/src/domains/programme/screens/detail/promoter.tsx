import type { Locale } from '../../../../contract/locale.ts'
import styles from './promoter.module.css'

/** The promoter, if it is not only the house. */
export function Promoter({ promoter, lang }: { promoter: string; lang?: Locale }) {
  return (
    <p className={styles.promoter} lang={lang}>
      {promoter}
    </p>
  )
}
