import type { HeaderProps } from 'openfoyer/slots'
import styles from './header.module.css'

/** Four words fit into every window: none is behind a button. */
export default function Header({ Original, ...props }: HeaderProps) {
  return (
    <div className={styles.strip}>
      <Original {...props} />
    </div>
  )
}
