import type { PropsWithChildren } from 'react'
import styles from './tray.module.css'

/** Where there is nothing: the message that every copier knows, and what it means here. */
export function Tray({ text, children }: PropsWithChildren<{ text: string }>) {
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
