import styles from './logo.module.css'

/** The name of the house: 140 × 84 (1 §2 Header). A house may draw something below it. */
export function Logo({ name }: { name: string }) {
  const words = name.split(' ')
  const last = words.pop()
  return (
    <span className={styles.logo} data-part="brand">
      {/* The space is for screen readers. */}
      <span className={styles.first}>{words.join(' ')} </span>
      <span className={styles.last}>{last}</span>
    </span>
  )
}
