import styles from './settings.module.css'

/** Recovery codes, shown only once. */
export function CodeList({ intro, codes }: { intro: string; codes: string[] }) {
  return (
    <div role="status" className={styles.note}>
      <p>{intro}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code.replace(/.{5}(?=.)/g, '$&-')}</li>
        ))}
      </ul>
    </div>
  )
}
