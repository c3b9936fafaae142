import { type ReactNode, useRef, useState } from 'react'
import styles from './carousel.module.css'
import { strings } from './strings.ts'
import { useStrings } from './use-locale.ts'

interface Props {
  label: string
  slides: { key: string | number; content: ReactNode }[]
  className?: string
  /** The carousel is in a section with the same name, so it needs no landmark of its own. */
  isInSection?: boolean
}

/** A row that scrolls and snaps, with buttons for visitors who cannot swipe. Nothing moves by itself. */
export function Carousel({ label, slides, className, isInSection = false }: Props) {
  const t = useStrings(strings)
  const row = useRef<HTMLUListElement>(null)
  const [edge, setEdge] = useState({ atStart: true, atEnd: slides.length < 2 })
  const look = () => {
    const list = row.current
    if (!list) return
    const left = Math.abs(list.scrollLeft)
    setEdge({ atStart: left < 8, atEnd: left + list.clientWidth > list.scrollWidth - 8 })
  }
  const turn = (direction: 1 | -1) => {
    const list = row.current
    const width = list?.firstElementChild?.clientWidth ?? 0
    list?.scrollBy({ left: direction * width, behavior: 'smooth' })
  }
  return (
    <section
      role={isInSection ? 'group' : undefined}
      className={`${styles.carousel} ${className ?? ''}`}
      aria-roledescription={t.carousel}
      aria-label={label}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling row must be reachable by keyboard */}
      <ul className={styles.row} ref={row} onScroll={look} tabIndex={0}>
        {slides.map(({ key, content }, place) => (
          <li key={key} className={styles.slide} aria-label={t.place(place + 1, slides.length)}>
            {content}
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <div className={styles.buttons}>
          <button type="button" onClick={() => turn(-1)} aria-disabled={edge.atStart} aria-label={t.previous}>
            <span aria-hidden="true">←</span>
          </button>
          <button type="button" onClick={() => turn(1)} aria-disabled={edge.atEnd} aria-label={t.next}>
            <span aria-hidden="true">→</span>
          </button>
        </div>
      )}
    </section>
  )
}
