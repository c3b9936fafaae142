import type { ReactNode } from 'react'
import styles from './facts.module.css'

/** One term and what is to be said of it; nothing where there is nothing. */
export function Fact({ term, lines }: { term: string; lines: (ReactNode | undefined)[] }) {
  const shown = lines.filter(Boolean)
  if (shown.length === 0) return null
  return (
    <div className={styles.fact}>
      <dt>{term}</dt>
      {shown.map((line, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other order
        <dd key={place}>{line}</dd>
      ))}
    </div>
  )
}
