import styles from './logo.module.css'

/** The house's name on a line with a disc: 140 × 84 (1 §2 Header). */
export function Logo({ name }: { name: string }) {
  const words = name.split(' ')
  const last = words.pop()
  return (
    <span className={styles.logo}>
      {/* The space is for screen readers. */}
      <span className={styles.first}>{words.join(' ')} </span>
      <span className={styles.last}>{last}</span>
      <svg className={styles.mark} viewBox="0 0 140 14" width="140" height="14" aria-hidden="true">
        <path d="M0 13H140" stroke="currentColor" strokeWidth="2" />
        <circle cx="126" cy="7" r="6" fill="currentColor" />
      </svg>
    </span>
  )
}
