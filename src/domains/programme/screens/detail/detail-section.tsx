import { type PropsWithChildren, useId } from 'react'
import styles from './detail-section.module.css'

type Props = PropsWithChildren<{
  /** As the specification calls it. */
  name: string
  title: string
  /** What the booking button and others point to. */
  anchor?: string
  /** A section that changes its ground means something by it (1 §9 Background classes). */
  ground?: 'cc01' | 'cc02' | 'cc03'
  /** As wide as the page: the heading stands above. */
  isWide?: boolean
}>

/** One section of a detail page: what it is at the left, what there is to say at the right. */
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
