import type { ReactElement } from 'react'
import type { Word } from '../../../../ui/joined.tsx'
import styles from './facts.module.css'

/** One term with its lines; nothing if all are empty. */
export function Fact({ term, lines }: { term: string; lines: (Word | ReactElement)[] }) {
  const shown = lines
    .map((line) =>
      line && typeof line === 'object' && 'name' in line ? line : { name: line, lang: undefined },
    )
    .filter(({ name }) => name)
  if (shown.length === 0) return null
  return (
    <div className={styles.fact}>
      <dt>{term}</dt>
      {shown.map(({ name, lang }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines never change places
        <dd key={place} lang={lang}>
          {name}
        </dd>
      ))}
    </div>
  )
}
