import { type ReactNode, useId, useState } from 'react'
import styles from './accordion.module.css'

interface Props {
  title: ReactNode
  level?: 2 | 3 | 4
  /** Open at first. */
  startsOpen?: boolean
  anchor?: string
  children: ReactNode
}

/** One fold of an accordion: a button inside the heading. Without scripting it is open, and its title is plain text. */
export function Fold({ title, level = 3, startsOpen = false, anchor, children }: Props) {
  const [isOpen, setOpen] = useState(startsOpen)
  const id = useId()
  const Heading = `h${level}` as const
  return (
    <div className={styles.fold} id={anchor} data-open={isOpen || undefined}>
      <Heading className={styles.heading}>
        <button
          type="button"
          data-needs-scripting
          id={`${id}-button`}
          className={styles.button}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {title}
        </button>
        <noscript>{title}</noscript>
      </Heading>
      <section id={id} className={styles.panel} aria-labelledby={`${id}-button`}>
        <div className={styles.content}>{children}</div>
      </section>
    </div>
  )
}
