import type { LogoProps } from 'openfoyer/slots'
import styles from './logo.module.css'

/** The name, set quietly, above a line of water. */
export default function Logo({ name }: LogoProps) {
  return (
    <span className={styles.logo} data-part="brand">
      {name}
    </span>
  )
}
