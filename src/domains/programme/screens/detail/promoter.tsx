import type { Locale } from '../../../../contract/locale.ts'
import styles from './promoter.module.css'

/** Who invites, where it is not the house alone. */
export function Promoter({ promoter, lang }: { promoter: string; lang?: Locale }) {
  return (
    <p className={styles.promoter} lang={lang}>
      {promoter}
    </p>
  )
}
