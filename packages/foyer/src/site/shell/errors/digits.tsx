import styles from './error-screen.module.css'

/** The code in very large digits; each zero is drawn as a disc. */
export function Digits({ code }: { code: number }) {
  return (
    <p className={styles.code} aria-hidden="true">
      {String(code)
        .split('')
        .map((digit, place) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: three digits never change places
          digit === '0' ? <span key={place} className={styles.disc} /> : <span key={place}>{digit}</span>,
        )}
    </p>
  )
}
