import type { FooterProps } from 'openfoyer/slots'
import { useLocale } from 'openfoyer/views'
import styles from './footer.module.css'

const LAST = {
  de: 'Nach dem letzten Ton bleiben wir noch einen Moment sitzen.',
  en: 'After the last note we stay seated for a moment.',
}

const LABEL = { de: 'Nach dem Konzert', en: 'After the concert' }

/** Night, a sentence, and room. */
export default function Footer({ Original, ...props }: FooterProps) {
  const locale = useLocale()
  return (
    <div className={styles.end}>
      <aside className={`${styles.last} cc02`} aria-label={LABEL[locale]}>
        <p>{LAST[locale]}</p>
      </aside>
      <Original {...props} />
    </div>
  )
}
