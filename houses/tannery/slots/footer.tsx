import type { FooterProps } from 'openfoyer/slots'
import styles from './footer.module.css'

/** The colophon: the second ink from edge to edge. */
export default function Footer({ Original, ...props }: FooterProps) {
  return (
    <div className={styles.end}>
      <Original {...props} />
    </div>
  )
}
