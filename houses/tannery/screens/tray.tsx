import type { EmptyProgrammeProps } from 'openfoyer/slots'
import styles from './tray.module.css'

/** Where there is nothing: the message that every copier knows, and what it means here. */
export function Tray({ text, children }: Pick<EmptyProgrammeProps, 'text' | 'children'>) {
  return (
    <div className={styles.empty}>
      <p className={styles.tray} data-loud="" aria-hidden="true">
        Add paper
      </p>
      <p>{text}</p>
      {children}
    </div>
  )
}
