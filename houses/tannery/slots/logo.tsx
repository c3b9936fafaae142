import type { LogoProps } from 'openfoyer/slots'
import styles from './logo.module.css'

/** The name as it is stamped on everything. */
export default function Logo({ name }: LogoProps) {
  return (
    <span className={styles.logo} data-part="brand">
      {name}
    </span>
  )
}
