import type { HeaderProps } from 'openfoyer/slots'
import styles from './header.module.css'

/** Over a picture the header has no ground of its own until the page is scrolled. */
export default function Header({ Original, ...props }: HeaderProps) {
  return (
    <div className={styles.over}>
      <Original {...props} />
    </div>
  )
}
