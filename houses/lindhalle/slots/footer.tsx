import type { FooterProps } from 'openfoyer/slots'
import { useLocale } from 'openfoyer/views'
import styles from './footer.module.css'

const LAST = {
  de: 'Nach dem letzten Ton bleiben wir noch einen Moment sitzen.',
  en: 'After the last note we stay seated for a moment.',
}

/** Night, a sentence, and room. */
export default function Footer({ Original, ...props }: FooterProps) {
  return (
    <div className={styles.end}>
      <p className={`${styles.last} cc02`}>{LAST[useLocale()]}</p>
      <Original {...props} />
    </div>
  )
}
