import { type PropsWithChildren, useId } from 'react'
import styles from './detail-section.module.css'

type Props = PropsWithChildren<{
  /** The name in the specification. */
  name: string
  title: string
  /** The target of the booking button and of other links. */
  anchor?: string
  /** A different ground emphasises a section (1 §9 Background classes). */
  ground?: 'cc01' | 'cc02' | 'cc03'
  /** As wide as the page: the heading is above the content. */
  isWide?: boolean
}>

/** One section of a detail page: its heading on the left, its content on the right. */
export function DetailSection({ name, title, anchor, ground, isWide = false, children }: Props) {
  const id = useId()
  return (
    <section
      className={`${styles.section} ${ground ?? ''}`}
      data-section={name}
      data-ground={ground}
      id={anchor}
      aria-labelledby={id}
    >
      <div className={styles.inner} data-wide={isWide || undefined}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        <div className={styles.content}>{children}</div>
      </div>
    </section>
  )
}
